import type { Application } from '@invea/domain'
import type { ApplicationPerson } from '@invea/domain/application'
import { type StoredAttachment, unsentFiles } from '@invea/domain/attachments'
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
import { createContext, useEffect, useEffectEvent, useState } from 'react'
import { emptySnapshot, snapshotForm, type WizardSnapshot } from '../application-form/wizard-snapshot.ts'
import { createDraftSession, type DraftSession, type OpenedDraft } from '../drafts/draft-session.ts'
import { deviceStorage } from '../drafts/draft-storage.ts'
import { type DraftStore, readPath, writePath } from '../drafts/draft-store.ts'

/** Stored documents of the edited applicant, with fresh addresses. */
export const StoredDocuments = createContext<readonly StoredAttachment[]>([])

export type EditSnapshot = WizardSnapshot<EditFormDraft>

export type EditDraftStore = DraftStore<EditSnapshot>

type EditSession = DraftSession<EditSnapshot>

/** One session of each form for the whole page, like those of the request forms: a second one would find the form locked. */
const sessionsOfPage = new WeakMap<QueryClient, Map<string, EditSession>>()

/** Draft session for editing one applicant. The id contains the part of a Change link: every update sends the whole applicant. */
const findEditSession = (
  client: QueryClient,
  application: Application,
  person: ApplicationPerson,
  part: string | undefined,
) => {
  const stored = editFormOf(application, person)
  if (!stored) return undefined
  const sessions = sessionsOfPage.get(client) ?? new Map<string, EditSession>()
  sessionsOfPage.set(client, sessions)
  const id = ['edit', person.requestPersonId, ...(part ? [part] : [])].join('.')
  const session =
    sessions.get(id) ?? createDraftSession({ form: snapshotForm(id, () => stored), storage: deviceStorage })
  sessions.set(id, session)
  return { session, stored }
}

/** Opens the form; `form` is undefined while the draft is read from the device. */
export const useEditSession = (application: Application, person: ApplicationPerson, part: string | undefined) => {
  // Created once: a newer version of the request, such as the result of this form, must not replace it.
  const client = useQueryClient()
  const [found] = useState(() => findEditSession(client, application, person, part))
  const [form, setForm] = useState<OpenedDraft<EditSnapshot>>()
  const show = (opened: OpenedDraft<EditSnapshot>) => {
    if (opened.kind === 'open' && found) opened.store.change((snapshot) => reopened(snapshot, found.stored))
    setForm(opened)
  }
  const showOpened = useEffectEvent(show)
  useEffect(() => {
    if (!found) return
    const { session } = found
    void session.open().then(showOpened)
    const stopWatching = session.watch(() => setForm({ kind: 'otherTab' }))
    return () => {
      stopWatching()
      session.closeSoon()
    }
  }, [found])
  return { form, takeOver: async () => found && show(await found.session.takeOver()) }
}

/** Draft of an edited applicant, in the shape that the applicant's screens read: a request with one applicant. */
export interface EditFormDraft extends PassportDraft, Pick<OriginIdDraft, 'service'> {
  readonly editing: Omit<EditDraft, 'applicant' | 'updated'> & {
    /** The applicant that the service accepted last, as text. The form counts as updated while the draft is equal to it. */
    readonly sent?: string | undefined
    /** Version of the request when the edit began. */
    readonly openedVersion: number
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
    editing: { ...editing, openedVersion: application.version },
  }
}

/** Converts the draft to the shape that the rules of the edit journeys read. */
export const editOf = ({ editing, applicants: [applicant = emptyApplicantDraft()] }: EditFormDraft): EditDraft => ({
  ...editing,
  applicant,
  updated: editing.sent === sentOf(applicant),
})

export interface AcceptedUpdate {
  /** As the service has it now. A repeated request gets later changes of others too. */
  readonly application: Application
  /** The applicant that was sent. */
  readonly applicant: ApplicantDraft
  /** The version that was sent with it. An update without a difference keeps it. */
  readonly from: number
}

/** The draft after an accepted update, with its version. `sent`: the draft that was sent, if it is that of the form. */
export const withUpdate = (
  draft: EditFormDraft,
  { application, applicant, from }: AcceptedUpdate,
  sent: EditFormDraft | undefined,
): EditFormDraft => ({
  ...draft,
  editing: {
    ...draft.editing,
    // An update raises the version by one. A higher one contains changes of others, which the form has not seen.
    requestVersion: Math.min(application.version, from + 1),
    base: applicant,
    sent: sent && sentOf(editOf(sent).applicant),
    isChanged: draft.editing.isChanged || changedFields(draft.editing.base, applicant).length > 0,
  },
})

export const storedApplicantOf = (application: Application, { editing }: EditFormDraft): ApplicantDraft | undefined => {
  const person = application.persons.find(({ personId }) => personId === editing.personId)
  return person && editFormOf(application, person)?.applicants[0]
}

/** Whether the service has stored other data or a file. Files that are not stored block the end of the form. */
export const isChanged = ({ editing, applicants: [applicant] }: EditFormDraft): boolean =>
  editing.isChanged === true || Object.keys(applicant?.attachments.chosen ?? {}).length > 0

const groups = ['personal', 'address', 'passport', 'originId'] as const

/** Values of the sent fields by path. The family is one field. */
const fieldsOf = (applicant: ApplicantDraft): Readonly<Record<string, unknown>> =>
  Object.fromEntries([
    ...groups.flatMap((group) =>
      Object.entries(applicant[group] ?? {}).map(([name, value]) => [`${group}.${name}`, value] as const),
    ),
    ['family', applicant.family] as const,
  ])

/** Text of a value. The service gives a new family member its id. */
const textOf = (value: unknown): string =>
  JSON.stringify(value || '', (name, inner: unknown) => (name === 'id' ? undefined : inner))

/** Paths of the fields in which two applicants differ. */
export const changedFields = (one: ApplicantDraft, other: ApplicantDraft): readonly string[] => {
  const [before, after] = [fieldsOf(one), fieldsOf(other)]
  return Object.keys({ ...before, ...after }).filter((field) => textOf(before[field]) !== textOf(after[field]))
}

/** Input or a file that the service does not have, or a request without a response. */
const isUnsent = ({ draft, idempotency, unsavedInput }: EditSnapshot): boolean => {
  const { editing, applicants } = draft
  const [applicant = emptyApplicantDraft()] = applicants
  return (
    'updateRequest' in idempotency ||
    Object.values(unsavedInput ?? {}).some((input) => input !== undefined) ||
    unsentFiles(applicant.attachments, undefined).length > 0 ||
    (editing.sent !== sentOf(applicant) && changedFields(editing.base, applicant).length > 0)
  )
}

/** The draft when its form opens: the stored data of a newer version, unless something in it was not sent. */
const reopened = (snapshot: EditSnapshot, stored: EditFormDraft): EditSnapshot =>
  snapshot.draft.editing.openedVersion === stored.editing.openedVersion || isUnsent(snapshot)
    ? snapshot
    : emptySnapshot(stored)

/**
 * The draft on a newer version of the request: what changed meanwhile, except in the fields that were edited. `conflicts` are the fields
 * that were changed on both sides, in which the draft keeps its own.
 */
export const onNewerVersion = (
  snapshot: EditSnapshot,
  stored: EditFormDraft,
): { readonly snapshot: EditSnapshot; readonly conflicts: readonly string[] } => {
  const { draft, idempotency, unsavedInput } = snapshot
  const { editing, applicants } = draft
  const [own = emptyApplicantDraft()] = applicants
  const [now = own] = stored.applicants
  // An own update without a response may be the change; Finish settles it first.
  const isPending = 'updateRequest' in idempotency
  if (stored.editing.requestVersion <= editing.requestVersion || isPending) return { snapshot, conflicts: [] }
  const edited = new Set(changedFields(editing.base, own))
  if (unsavedInput?.['0.family'] !== undefined) edited.add('family')
  const differing = new Set(changedFields(own, now))
  const changed = changedFields(editing.base, now)
  const taken = changed.filter((field) => !edited.has(field) || (field === 'family' && !differing.has(field)))
  const merged = taken.reduce((applicant, field) => writePath(applicant, field, readPath(now, field)), own)
  const { chosen = {}, stored: before = [] } = own.attachments
  const added = (now.attachments.stored ?? []).filter((id) => !before.includes(id) && !(id in chosen))
  const applicant = { ...merged, attachments: { ...own.attachments, stored: [...before, ...added] } }
  const next = {
    ...stored.editing,
    ...{ openedVersion: editing.openedVersion, isChanged: editing.isChanged },
    sent: editing.sent === sentOf(own) ? sentOf(applicant) : editing.sent,
  }
  return {
    snapshot: { ...snapshot, draft: { ...draft, applicants: [applicant], editing: next } },
    conflicts: changed.filter((field) => edited.has(field) && differing.has(field)),
  }
}

/** The draft with the stored values of these fields. */
export const withStoredFields = (
  snapshot: EditSnapshot,
  stored: EditFormDraft,
  fields: readonly string[],
): EditSnapshot => {
  const { draft, unsavedInput } = snapshot
  const [own = emptyApplicantDraft()] = draft.applicants
  const [now = own] = stored.applicants
  const applicant = fields.reduce((merged, field) => writePath(merged, field, readPath(now, field)), own)
  return {
    ...snapshot,
    draft: { ...draft, applicants: [applicant] },
    ...(fields.includes('family') && { unsavedInput: { ...unsavedInput, '0.family': undefined } }),
  }
}
