import type { Facts, Journey, Language, RequestDraft } from '@invea/domain'
import { type ReactNode, use, useLayoutEffect, useRef, useState } from 'react'
import type { DraftStore } from '../drafts/index.ts'
import type { RequestKind } from './request-kind.ts'
import { WizardContext } from './use-wizard.ts'
import { type Carry, createWizard, type Leave, type Wizard } from './wizard.ts'
import type { WizardRecord } from './wizard-snapshot.ts'

export interface WizardProviderProps<Draft extends RequestDraft, Id extends string> {
  readonly journey: Journey<Draft, Facts, Id>
  readonly store: DraftStore<WizardRecord<Draft>>
  readonly kind: RequestKind<Draft>
  /** Carries out commands, see `useCarry`; a journey without commands needs none. */
  readonly carry?: Carry<Draft>
  readonly language: Language
  readonly facts: Facts
  /** The step on the screen, allowed by the draft. */
  readonly step: NoInfer<Id>
  /** Position of the applicant, for the walks inside a group. */
  readonly applicant?: number
  /** Changes the address; the step follows it. False when it could not be shown. */
  readonly onGo: Leave<Id>
  readonly onEnd?: () => ReturnType<Leave>
  readonly children: ReactNode
}

/** Walks a journey over an opened draft; the screens inside read and write it through the hooks. */
export const WizardProvider = <Draft extends RequestDraft, Id extends string>({
  journey,
  store,
  kind,
  carry,
  language,
  facts,
  step,
  applicant = 0,
  onGo,
  onEnd,
  children,
}: WizardProviderProps<Draft, Id>) => {
  const latest = useRef({ language, onGo, onEnd })
  useLayoutEffect(() => {
    latest.current = { language, onGo, onEnd }
  })
  const outer = use(WizardContext) ?? undefined
  const [wizard] = useState(() =>
    createWizard({
      outer,
      journey,
      store,
      kind,
      ...(carry && { carry }),
      facts,
      step,
      applicant,
      language: () => latest.current.language,
      onGo: (to) => latest.current.onGo(to as Id),
      onEnd: () => latest.current.onEnd?.(),
    }),
  )
  useLayoutEffect(() => wizard.setFacts(facts), [wizard, facts])
  // Before the paint: the frame never shows one step's title over another's fields.
  useLayoutEffect(() => wizard.show(step), [wizard, step])
  return (
    // Shared screens read what every request has; the wider draft of this portal stays whole in the store.
    <WizardContext value={wizard as unknown as Wizard<RequestDraft>}>{children}</WizardContext>
  )
}
