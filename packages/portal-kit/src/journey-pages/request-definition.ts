import { mergeUrgentDrafts, type PassportDraft, type RequestDraft, replacesPersons } from '@invea/domain/drafts'
import type { Facts, Journey } from '@invea/domain/journeys'
import type { StepperProps } from '@invea/ui'
import type { ComponentType, ReactNode } from 'react'
import type { CommandTable } from '../application-form/commands.ts'
import type { ContinuedAsUrgent, RequestKind, Screen } from '../application-form/request-form.ts'
import { emptySnapshot, snapshotForm, type WizardSnapshot } from '../application-form/wizard-snapshot.ts'
import { createDraftSession, type DraftSession } from '../drafts/draft-session.ts'
import { deviceStorage } from '../drafts/draft-storage.ts'
import type { DraftStore } from '../drafts/draft-store.ts'
import { importWithRetry } from '../i18n/i18n.ts'

/** Preselection of a link to the form (`?service=…&office=…&applicants=…`), unvalidated; the rules read it. */
export interface FormLink {
  readonly service?: unknown
  readonly office?: unknown
  readonly applicants?: unknown
}

/** The part of a request that is loaded before its rules and screens. */
export interface RequestDefinition<Draft extends RequestDraft> {
  /** Address of the request; each step has its own below it. */
  readonly path: string
  /** Its draft on this device. */
  readonly draftSession: DraftSession<WizardSnapshot<Draft>>
  readonly kind: RequestKind<Draft>
  /** Returns the id of the step after the terms. */
  stepAfterTerms(draft: Draft): string
  /** Replaces the stepper of all steps beside the first one; may be lazy. */
  readonly Steps?: RequestForm<Draft>['Steps']
  /** Wraps the offer to continue, for data that is needed before the step can be resolved; may be lazy. */
  readonly ResumeWrapper?: ComponentType<{ readonly children: ReactNode }> | undefined
  /** Imports the journey, which is a separate chunk. */
  readonly journey: () => Promise<Journey<Draft, Facts>>
  /** Imports the function that applies a link's preselection to the draft, from the same chunk. */
  readonly preselect: () => Promise<(draft: Draft, link: unknown) => Draft>
}

/** A request with its journey, screens and commands. A step without a screen does not compile. */
export interface RequestForm<Draft extends RequestDraft, Id extends string = string> {
  readonly definition: RequestDefinition<Draft>
  readonly journey: Journey<Draft, Facts, Id>
  readonly screens: Readonly<Record<Id, Screen>>
  /** Imports the command handlers, when the first command runs. */
  readonly commands: () => Promise<CommandTable<Draft>>
  /** Replaces the stepper of all steps. */
  readonly Steps?: ComponentType<Partial<Pick<StepperProps, 'collapse'>>> | undefined
  /** Wraps every step but the first, for data that is needed before the step can be resolved. */
  readonly Wrapper?: ComponentType<{ readonly children: ReactNode }> | undefined
  /** Shown above every step but the first. */
  readonly Banner?: ComponentType | undefined
}

/** The first step of every request, which has its own route. */
export const firstStep = 'applicants-count'

/** Creates the draft session of a request; `id` names the form on the device. */
export const createRequestSession = <Draft extends RequestDraft>(
  id: string,
  empty: () => Draft,
): DraftSession<WizardSnapshot<Draft>> => createDraftSession({ form: snapshotForm(id, empty), storage: deviceStorage })

/**
 * Copies a draft to the urgent form (D37). A form that is open in another tab, whose request was sent, or that has other persons stays
 * unchanged: its page shows why, or offers to continue it or to start over.
 */
export const continueAsUrgent = async (
  { draftSession, path }: Pick<RequestDefinition<PassportDraft>, 'draftSession' | 'path'>,
  urgent: PassportDraft,
): Promise<ContinuedAsUrgent> => {
  const form = await draftSession.open()
  const earlier = form.kind === 'open' ? form.store.draft() : undefined
  const isSent = ({ draft, idempotency }: WizardSnapshot<PassportDraft>) =>
    draft.submitted !== undefined || Object.values(idempotency).some(({ pending }) => pending)
  if (form.kind !== 'open' || !earlier || isSent(earlier) || replacesPersons(urgent, earlier.draft)) {
    draftSession.closeSoon()
    return { to: path, isCopied: false }
  }
  form.store.change(({ draft, unsavedInput }) => {
    const copied = mergeUrgentDrafts(urgent, draft)
    const familyOf = ({ applicants }: PassportDraft, at: number) => JSON.stringify(applicants[at]?.family)
    // A family member before Save belongs to a list.
    const isKept = copied.applicants.every((_, at) => familyOf(copied, at) === familyOf(draft, at))
    return { ...emptySnapshot(copied), ...(isKept && { unsavedInput }) }
  })
  await form.store.flush()
  draftSession.closeSoon()
  return { to: `${path}/${firstStep}`, isCopied: true }
}

/**
 * Deletes the draft of a request, or any draft, so that the portal does not offer to continue it. A draft whose answers are in the urgent
 * form is deleted with it: a second request of the same person would be refused (D47).
 */
export const forgetDraft = async <Draft extends RequestDraft>(
  { draftSession }: Pick<RequestDefinition<Draft>, 'draftSession'>,
  requestId?: number,
): Promise<void> => {
  const form = await draftSession.open()
  const isMeant = ({ submitted, isCopied }: Draft) =>
    requestId === undefined || (submitted ? submitted.requestId === requestId : isCopied)
  if (form.kind === 'open' && isMeant(form.store.draft().draft)) await form.store.discard()
  if (requestId === undefined) draftSession.forget()
  draftSession.closeSoon()
}

/** Loads the draft store; undefined when the form is open in another tab. */
export const loadDraftStore = async <Draft extends RequestDraft>({
  draftSession,
}: RequestDefinition<Draft>): Promise<DraftStore<WizardSnapshot<Draft>> | undefined> => {
  const form = await draftSession.open()
  return form.kind === 'open' ? form.store : undefined
}

/** Whether a link contains no preselection. */
export const isEmpty = ({ service, office, applicants }: FormLink) =>
  [service, office, applicants].every((choice) => choice === undefined)

/** Applies a link's preselection to the draft; returns false when its code could not be fetched. */
export const preselect = async <Draft extends RequestDraft>(
  definition: RequestDefinition<Draft>,
  store: DraftStore<WizardSnapshot<Draft>>,
  link: FormLink,
): Promise<boolean> => {
  const choose = await importWithRetry(definition.preselect).catch(() => undefined)
  if (choose) store.change((snapshot) => ({ ...snapshot, draft: choose(snapshot.draft, link) }))
  return choose !== undefined
}
