import type { Application } from '@invea/domain'
import type { ApplicationPerson } from '@invea/domain/application'
import type { StoredAttachment } from '@invea/domain/attachments'
import {
  type ApplicantDraft,
  type EditDraft,
  editDraftOf,
  emptyApplicantDraft,
  emptyPassportDraft,
  type OriginIdDraft,
  type PassportDraft,
} from '@invea/domain/drafts'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { createContext, useEffect, useState } from 'react'
import { snapshotForm, type WizardSnapshot } from '../application-form/wizard-snapshot.ts'
import { createDraftSession, type DraftSession, type OpenedDraft } from '../drafts/draft-session.ts'
import { deviceStorage } from '../drafts/draft-storage.ts'
import type { DraftStore } from '../drafts/draft-store.ts'

/** Stored documents of the edited applicant, with fresh addresses. */
export const StoredDocuments = createContext<readonly StoredAttachment[]>([])

export type EditDraftStore = DraftStore<WizardSnapshot<EditFormDraft>>

type EditSession = DraftSession<WizardSnapshot<EditFormDraft>>

/** One session of each form for the whole page, like those of the request forms: a second one would find the form locked. */
const sessionsOfPage = new WeakMap<QueryClient, Map<string, EditSession>>()

/**
 * Draft session for editing one applicant of a stored request. The form's id contains the request's version, so that a draft of
 * an older version is never offered, and the part of a Change link, because every update sends the whole applicant.
 */
const findEditSession = (
  client: QueryClient,
  application: Application,
  person: ApplicationPerson,
  part: string | undefined,
) => {
  const empty = editFormOf(application, person)
  if (!empty) return undefined
  const sessions = sessionsOfPage.get(client) ?? new Map<string, EditSession>()
  sessionsOfPage.set(client, sessions)
  const id = ['edit', person.requestPersonId, application.version, ...(part ? [part] : [])].join('.')
  const session =
    sessions.get(id) ?? createDraftSession({ form: snapshotForm(id, () => empty), storage: deviceStorage })
  sessions.set(id, session)
  return session
}

/** Opens the form; `form` is undefined while the draft is read from the device. */
export const useEditSession = (application: Application, person: ApplicationPerson, part: string | undefined) => {
  // Created once: a newer version of the request, such as the result of this form, must not replace it.
  const client = useQueryClient()
  const [draftSession] = useState(() => findEditSession(client, application, person, part))
  const [form, setForm] = useState<OpenedDraft<WizardSnapshot<EditFormDraft>>>()
  useEffect(() => {
    if (!draftSession) return
    void draftSession.open().then(setForm)
    const stopWatching = draftSession.watch(() => setForm({ kind: 'otherTab' }))
    return () => {
      stopWatching()
      draftSession.leave()
    }
  }, [draftSession])
  return { form, takeOver: async () => draftSession && setForm(await draftSession.takeOver()) }
}

/** Draft of an edited applicant, in the shape that the applicant's screens read: a request with one applicant. */
export interface EditFormDraft extends PassportDraft, Pick<OriginIdDraft, 'service'> {
  readonly editing: Omit<EditDraft, 'applicant' | 'updated'> & {
    /** The applicant that the service accepted last, as text. The form counts as updated while the draft is equal to it. */
    readonly sent?: string | undefined
    /** The service has stored a difference since the form was opened or reset. */
    readonly isChanged?: boolean | undefined
  }
}

/** The part of an applicant that UpdateRequest sends, as text, to detect changes. */
const sentOf = ({ personal, address, family, passport, originId }: ApplicantDraft): string =>
  JSON.stringify([personal, address, family, passport, originId])

/** Draft for one applicant of a stored request. Undefined for a masked card, which cannot be edited (D19). */
export const editFormOf = (application: Application, person: ApplicationPerson): EditFormDraft | undefined => {
  const draft = editDraftOf(application, person)
  if (!draft) return undefined
  const { applicant, updated: _never, ...editing } = draft
  return {
    ...emptyPassportDraft(),
    requestType: draft.requestType,
    replacement: { reason: draft.replacementReason },
    service: draft.originIdService,
    applicants: [applicant],
    editing,
  }
}

/** Converts the draft to the shape that the rules of the edit journeys read. */
export const editOf = ({ editing, applicants: [applicant = emptyApplicantDraft()] }: EditFormDraft): EditDraft => ({
  ...editing,
  applicant,
  updated: editing.sent === sentOf(applicant),
})

/** The draft after the service has accepted the update. Further edits use its version. */
export const withUpdate = (draft: EditFormDraft, requestVersion: number): EditFormDraft => ({
  ...draft,
  editing: {
    ...draft.editing,
    requestVersion,
    sent: sentOf(editOf(draft).applicant),
    // An update without a difference keeps the version.
    isChanged: draft.editing.isChanged || requestVersion !== draft.editing.requestVersion,
  },
})

/** Whether the service has stored other data or a file. Files that are not stored block the end of the form. */
export const isChanged = ({ editing, applicants: [applicant] }: EditFormDraft): boolean =>
  editing.isChanged === true || Object.keys(applicant?.attachments.chosen ?? {}).length > 0
