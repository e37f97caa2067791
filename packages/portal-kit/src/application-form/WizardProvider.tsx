import type { Language } from '@invea/domain'
import type { Party, RequestDraft } from '@invea/domain/drafts'
import type { Facts, Journey } from '@invea/domain/journeys'
import { type ReactNode, use, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { DraftStore } from '../drafts/draft-store.ts'
import { type I18n, useTranslation } from '../i18n/i18n.ts'
import { type Loadable, LoadedComponent, loadComponent } from '../i18n/LoadedComponent.tsx'
import type { RunCommand } from './commands.ts'
import type { RequestKind } from './request-form.ts'
import type { StepErrorSummaryProps } from './StepErrorSummary.tsx'
import { ChunkErrorBoundary, StepFailure } from './StepNotices.tsx'
import { useFromWizard, WizardContext } from './use-wizard.ts'
import { createWizard, type GoToStep, type Wizard } from './wizard.ts'
import type { WizardSnapshot } from './wizard-snapshot.ts'

// A separate chunk: a form is usable before it, and `WizardProvider` fetches it at once.
const errorSummary: Loadable<StepErrorSummaryProps> = {
  load: async () => (await import('./StepErrorSummary.tsx')).StepErrorSummary,
  namespaces: ['issue', 'field'],
}

/** Fetches the error summary and the texts of issues. Resolves to false when one of them could not be fetched. */
export const loadErrorSummary = (i18n: I18n): Promise<boolean> =>
  loadComponent(errorSummary, i18n, i18n.language).then(
    () => true,
    () => false,
  )

/** What stops a step: the error summary, or a failed request. `of` is shown before the name of another step. */
export const StepIssues = ({ of = '' }: { readonly of?: string }) => {
  const { attempt, failure } = useFromWizard(({ state }) => state())
  const hasIssues = useFromWizard(({ issues }) => issues().length > 0)
  if (failure && failure.kind !== 'fields') return <StepFailure error={failure} />
  // Stays after an attempt, so that it takes the focus only once.
  if (attempt === 0 && !hasIssues) return null
  return (
    <ChunkErrorBoundary>
      <LoadedComponent of={errorSummary} lines={2} applicant={of} />
    </ChunkErrorBoundary>
  )
}

export interface WizardProviderProps<Draft extends RequestDraft, Id extends string> {
  readonly journey: Journey<Draft, Facts, Id>
  readonly store: DraftStore<WizardSnapshot<Draft>>
  readonly kind: RequestKind<Draft>
  /** Runs commands, see `useRunCommand`; not needed for a journey without commands. */
  readonly runCommand?: RunCommand<Draft>
  readonly language: Language
  readonly facts: Facts
  /** The current step, which the draft allows. */
  readonly step: NoInfer<Id>
  /** Position of the applicant in a group. */
  readonly applicant?: number
  /** Changes the address, which the step follows. Returns false when the step could not be shown. */
  readonly onGo: GoToStep<Id>
  readonly onEnd?: () => ReturnType<GoToStep>
  readonly pageAfter?: (party: Party) => string
  readonly children: ReactNode
}

/** Provides a wizard over an opened draft; the screens inside read and write it through the hooks. */
export const WizardProvider = <Draft extends RequestDraft, Id extends string>({
  journey,
  store,
  kind,
  runCommand,
  language,
  facts,
  step,
  applicant = 0,
  onGo,
  onEnd,
  pageAfter,
  children,
}: WizardProviderProps<Draft, Id>) => {
  const latest = useRef({ language, onGo, onEnd })
  useLayoutEffect(() => {
    latest.current = { language, onGo, onEnd }
  })
  const { i18n } = useTranslation()
  const outer = use(WizardContext) ?? undefined
  const [wizard] = useState(() =>
    createWizard({
      outer,
      journey,
      store,
      kind,
      ...(runCommand && { runCommand }),
      facts,
      step,
      applicant,
      language: () => latest.current.language,
      onGo: (to) => latest.current.onGo(to as Id),
      onEnd: () => latest.current.onEnd?.(),
      pageAfter,
      loadMessages: () => loadErrorSummary(i18n),
    }),
  )
  // Prefetches it before the connection can break. A failed fetch is repeated when an issue is shown.
  useEffect(() => void loadErrorSummary(i18n), [i18n])
  useLayoutEffect(() => wizard.setFacts(facts), [wizard, facts])
  // Before paint, so that the frame never shows one step's title over another step's fields.
  useLayoutEffect(() => wizard.show(step), [wizard, step])
  return (
    // Shared screens read the fields of all requests; the store keeps the portal's other fields.
    <WizardContext value={wizard as unknown as Wizard<RequestDraft>}>{children}</WizardContext>
  )
}
