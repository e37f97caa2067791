import type { ApplicantDraft, OriginIdDraft, PassportDraft, RequestDraft } from '@invea/domain/drafts'
import { fieldInDraft } from '@invea/domain/journeys'
import { useCallback } from 'react'
import { type Path, type PathValue, readPath, writePath } from '../drafts/draft-store.ts'
import { useIssueWords } from '../i18n/issue-words.ts'
import { useApplicantPosition, useFromWizard, useWizard } from './use-wizard.ts'

/** A field's value and how to change it; the change is on the device within a second. */
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

/** A field as the form components take it: any of the paths below, checked where the component is used. */
export type AnyField = Path<PassportDraft> | Path<OriginIdDraft> | Path<ApplicantDraft>

/** The untyped field behind the form components. */
export const useAnyField = useFieldAt as (field: AnyField) => DraftField<unknown>

type FieldHook<Draft> = <P extends Path<Draft>>(path: P) => DraftField<PathValue<Draft, P>>

/** A field that both portals' requests have. */
export const useRequestField = useFieldAt as FieldHook<RequestDraft>

/** A field of the passport portal's request. */
export const usePassportField = useFieldAt as FieldHook<PassportDraft>

/** A field of the applicant whose screen this is, whatever the position: `personal.firstName`. */
export const useApplicantField = useFieldAt as FieldHook<ApplicantDraft>

/** Changes several fields in one go, so that no moment shows half of it. */
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

/** Changes several fields of the applicant whose screen this is. */
export const useEditApplicant = (): ((edit: (applicant: ApplicantDraft) => ApplicantDraft) => void) => {
  const position = useApplicantPosition()
  const editDraft = useEditDraft()
  return useCallback(
    (edit) =>
      editDraft((draft) => ({
        ...draft,
        applicants: draft.applicants.map((applicant, at) => (at === position ? edit(applicant) : applicant)),
      })),
    [editDraft, position],
  )
}

/** The message at a field: none before the step's first attempt, then that of the current value (A §5). */
export const useFieldMessage = (field: string): string | undefined => {
  const position = useApplicantPosition()
  const path = fieldInDraft(field, position)
  const words = useIssueWords()
  const issue = useFromWizard((wizard) =>
    wizard.issues().find((candidate) => fieldInDraft(candidate.field, position) === path),
  )
  return issue && words(issue)
}

/** Input of the screen's applicant that is not part of the draft yet, saved on the device like the draft. */
export const useUnsavedInput = <T>(
  name: string,
): readonly [value: T | undefined, keep: (value: T | undefined) => void] => {
  const { store } = useWizard()
  const key = `${useApplicantPosition()}.${name}`
  // Written only below, under the same name and type.
  const value = useFromWizard((wizard) => wizard.store.draft().unsavedInput?.[key]) as T | undefined
  const keep = useCallback(
    (next: T | undefined) =>
      store.change((snapshot) => ({ ...snapshot, unsavedInput: { ...snapshot.unsavedInput, [key]: next } })),
    [store, key],
  )
  return [value, keep]
}
