import type { RequestType } from '@invea/domain'
import type { ApplicantDraft, OriginIdDraft, PassportDraft, RequestDraft } from '@invea/domain/drafts'
import { type applicantJourney, fieldInDraft, type originIdApplicantJourney, type StepId } from '@invea/domain/journeys'
import { createContext, use, useCallback, useLayoutEffect, useSyncExternalStore } from 'react'
import { type Path, type PathValue, readPath, writePath } from '../drafts/draft-store.ts'
import { useFieldLabel, useIssueWords } from '../i18n/issue-words.ts'
import type { StepLoading, Wizard } from './wizard.ts'

/** Position of the screen's applicant: 0 for an individual; in a group each applicant has a panel. */
export const ApplicantScope = createContext(0)

export const useApplicantPosition = (): number => use(ApplicantScope)

/** The HTML id of a field, so that a message can lead to it. */
export const fieldHtmlId = (field: string): string => `field-${field.replaceAll('.', '-')}`

type ApplicantStep = Exclude<StepId<typeof applicantJourney | typeof originIdApplicantJourney>, 'attachments'>

// A list of types only, because the first step of a form must not load the journeys.
const steps: Readonly<Record<ApplicantStep, true>> = {
  'personal-detail': true,
  address: true,
  family: true,
  'passport-info': true,
  'origin-id-detail': true,
}

/** The steps of one applicant before the documents, in both portals: the last one of them submits (A §4). */
export const applicantSteps: readonly string[] = Object.keys(steps)

/** The wizard around the screens. Shared screens use the fields of `RequestDraft`; each portal has hooks for its own fields. */
export const WizardContext = createContext<Wizard<RequestDraft> | null>(null)

/** Returns the wizard; throws outside a `WizardProvider`, which is a bug. */
export const useWizard = (): Wizard<RequestDraft> => {
  const wizard = use(WizardContext)
  if (!wizard) throw new Error('WizardProvider')
  return wizard
}

/** A value derived from the wizard; the component renders again only when it changes. `select` must return the same value for the same state. */
export const useFromWizard = <T>(select: (wizard: Wizard<RequestDraft>) => T): T => {
  const wizard = useWizard()
  const read = () => select(wizard)
  return useSyncExternalStore(wizard.subscribe, read, read)
}

/** The whole draft, for screens that read across it. */
export const useDraft = (): RequestDraft => useFromWizard(({ store }) => store.draft().draft)

/** While the screen fetches data, Next shows a spinner and does nothing. In a waiting line and without a free day it is disabled. */
export const useStepLoading = (loading: StepLoading): void => {
  const { setLoading } = useWizard()
  useLayoutEffect(() => {
    setLoading(loading)
    return () => setLoading(false)
  }, [setLoading, loading])
}

/** Returns the appointment type of the current request; undefined until it is chosen. */
export const useRequestType = (): RequestType | undefined =>
  useFromWizard(({ kind, store }) => kind.requestTypeOf(store.draft().draft))

/** A field's value and its setter. A change is saved on the device within a second. */
export type DraftField<T> = readonly [value: T, change: (value: T) => void]

const useFieldAt = (field: string): DraftField<unknown> => {
  const { store } = useWizard()
  const path = fieldInDraft(field, useApplicantPosition())
  const value = useFromWizard((wizard) => readPath(wizard.store.draft().draft, path))
  const change = useCallback(
    (next: unknown) => store.change((snapshot) => ({ ...snapshot, draft: writePath(snapshot.draft, path, next) })),
    [store, path],
  )
  return [value, change]
}

/** A field of any portal; the component's caller checks the path. */
export type AnyField = Path<PassportDraft> | Path<OriginIdDraft> | Path<ApplicantDraft>

type FieldHook<Draft> = <P extends Path<Draft>>(path: P) => DraftField<PathValue<Draft, P>>

/** A field of the requests of both portals. */
export const useRequestField = useFieldAt as FieldHook<RequestDraft>

export const usePassportField = useFieldAt as FieldHook<PassportDraft>

/** A field of the screen's applicant: `personal.firstName`. */
export const useApplicantField = useFieldAt as FieldHook<ApplicantDraft>

/** Changes several fields in one update. */
export const useEditDraft = <Draft extends RequestDraft = RequestDraft>(): ((
  edit: (draft: Draft) => Draft,
) => void) => {
  const { store } = useWizard()
  return useCallback(
    // The wizard's draft is at least a RequestDraft; a portal's screen names the type of its own draft.
    (edit) => store.change((snapshot) => ({ ...snapshot, draft: edit(snapshot.draft as Draft) })),
    [store],
  )
}

/** Changes several fields of the screen's applicant. */
export const useEditApplicant = (): ((edit: (applicant: ApplicantDraft) => ApplicantDraft) => void) => {
  const position = useApplicantPosition()
  const editDraft = useEditDraft()
  return useCallback(
    (edit) =>
      editDraft((draft) => {
        const before = draft.applicants[position]
        const after = before && edit(before)
        if (!after || after === before) return draft
        return { ...draft, applicants: draft.applicants.map((each, at) => (at === position ? after : each)) }
      }),
    [editDraft, position],
  )
}

/** Returns the message of a field; undefined before the step's first attempt (A §5). */
export const useFieldMessage = (field: string): string | undefined => {
  const position = useApplicantPosition()
  const path = fieldInDraft(field, position)
  const words = useIssueWords()
  const issue = useFromWizard((wizard) =>
    wizard.issues().find((candidate) => fieldInDraft(candidate.field, position) === path),
  )
  return issue && words(issue)
}

/** What the control of a field shows and changes. */
export const useControl = (field: AnyField) => {
  const [value, change] = useFieldAt(field)
  const id = fieldHtmlId(fieldInDraft(field, useApplicantPosition()))
  return { id, label: useFieldLabel(field), error: useFieldMessage(field), value, change }
}

/** Input of the screen's applicant on a step that is not part of the draft yet, saved on the device like the draft. */
export const useUnsavedInput = <T>(
  step: string,
): readonly [value: T | undefined, save: (value: T | undefined) => void] => {
  const { store } = useWizard()
  const key = `${useApplicantPosition()}.${step}`
  // Written only below, for the same step and type.
  const value = useFromWizard((wizard) => wizard.store.draft().unsavedInput?.[key]) as T | undefined
  const save = useCallback(
    (next: T | undefined) =>
      store.change((snapshot) => ({ ...snapshot, unsavedInput: { ...snapshot.unsavedInput, [key]: next } })),
    [store, key],
  )
  return [value, save]
}
