import type { Facts, Journey, Language, RequestDraft } from '@invea/domain'
import { type ReactNode, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { DraftKeeper } from '../drafts/index.ts'
import { usePortalApi } from '../service/api-context.ts'
import type { CommandTable } from './commands.ts'
import type { WizardRecord } from './record.ts'
import { useFacts } from './use-facts.ts'
import { WizardContext } from './use-wizard.ts'
import { createWizard, type Wizard } from './wizard.ts'

export interface WizardProviderProps<Draft extends RequestDraft, Id extends string> {
  readonly journey: Journey<Draft, Facts, Id>
  readonly keeper: DraftKeeper<WizardRecord<Draft>>
  readonly commands: CommandTable<Draft>
  readonly language: Language
  /** The step in the address, already allowed by the draft. */
  readonly step: NoInfer<Id>
  /** Changes the address; the step follows it. */
  readonly onGo: (step: Id) => void
  readonly children: ReactNode
}

/** Walks a journey over an opened draft; the screens inside read and write it through the hooks. */
export const WizardProvider = <Draft extends RequestDraft, Id extends string>({
  journey,
  keeper,
  commands,
  language,
  step,
  onGo,
  children,
}: WizardProviderProps<Draft, Id>) => {
  const api = usePortalApi()
  const record = useSyncExternalStore(keeper.subscribe, keeper.draft)
  const facts = useFacts(record.draft)
  const latest = useRef({ language, onGo })
  useLayoutEffect(() => {
    latest.current = { language, onGo }
  })
  const [wizard] = useState(() =>
    createWizard({
      journey,
      keeper,
      api,
      commands,
      facts,
      step,
      language: () => latest.current.language,
      onGo: (to) => latest.current.onGo(to as Id),
    }),
  )
  useLayoutEffect(() => wizard.setFacts(facts), [wizard, facts])
  // Before the paint: the frame never shows one step's title over another's fields.
  useLayoutEffect(() => wizard.show(step), [wizard, step])
  return (
    // Shared screens read what every request has; the wider draft of this portal stays whole in the keeper.
    <WizardContext value={wizard as unknown as Wizard<RequestDraft>}>{children}</WizardContext>
  )
}
