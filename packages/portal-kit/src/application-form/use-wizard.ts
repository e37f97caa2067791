import type { RequestType } from '@invea/domain'
import type { RequestDraft } from '@invea/domain/drafts'
import { createContext, use, useLayoutEffect, useSyncExternalStore } from 'react'
import type { StepLoading, Wizard } from './wizard.ts'

/** Position of the applicant whose screens these are: 0 for an individual, one panel each in a group. */
export const ApplicantScope = createContext(0)

export const useApplicantPosition = (): number => use(ApplicantScope)

/** The HTML id of a field, so that a message can lead to it. */
export const fieldHtmlId = (field: string): string => `field-${field.replaceAll('.', '-')}`

/** The steps of one applicant before the documents, in both portals: the last one of them submits (A §4). */
export const applicantSteps: readonly string[] = [
  'personal-detail',
  'address',
  'family',
  'passport-info',
  'origin-id-detail',
]

/** The wizard around the screens. Shared screens use the fields of `RequestDraft`; each portal has hooks for its own fields. */
export const WizardContext = createContext<Wizard<RequestDraft> | null>(null)

/** Returns the wizard; throws outside a `RequestWizard`, which is a bug. */
export const useWizard = (): Wizard<RequestDraft> => {
  const wizard = use(WizardContext)
  if (!wizard) throw new Error('Step screens belong inside <RequestWizard>')
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

/** While the screen fetches data, Next shows a spinner and does nothing. In a waiting line it is disabled: the step goes on by itself. */
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
