import type { RequestDraft } from '@invea/domain'
import { createContext, use, useLayoutEffect, useSyncExternalStore } from 'react'
import type { Wizard } from './wizard.ts'

/** The walk around the screens. Screens of both portals share what `RequestDraft` has; a portal's own fields have hooks of their own. */
export const WizardContext = createContext<Wizard<RequestDraft> | null>(null)

/** The wizard around this screen; a screen outside of one is a bug. */
export const useWizard = (): Wizard<RequestDraft> => {
  const wizard = use(WizardContext)
  if (!wizard) throw new Error('Step screens belong inside <RequestWizard>')
  return wizard
}

/** A value derived from the wizard; the component renders again only when it changes. `select` must answer equal for equal. */
export const useFromWizard = <T>(select: (wizard: Wizard<RequestDraft>) => T): T => {
  const wizard = useWizard()
  const read = () => select(wizard)
  return useSyncExternalStore(wizard.subscribe, read, read)
}

/** The whole draft, for screens that read across it. */
export const useDraft = (): RequestDraft => useFromWizard(({ store }) => store.draft().draft)

/** While the screen fetches what it needs, Next shows that it waits, and does nothing. */
export const useStepLoading = (loading: boolean): void => {
  const { setLoading } = useWizard()
  useLayoutEffect(() => {
    setLoading(loading)
    return () => setLoading(false)
  }, [setLoading, loading])
}
