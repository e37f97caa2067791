import { type Facts, journey, type PassportDraft, party, todayInAddis } from '@invea/domain'
import { useLanguage } from '@invea/portal-kit/i18n'
import { PartyScreen } from '@invea/portal-kit/party'
import { StepFrame, WizardProvider } from '@invea/portal-kit/wizard'
import { lazy, Suspense, useState } from 'react'
import type { PassportKeeper } from './screens-desk.ts'

/** The first step alone: what comes after it, and the rules of all that, is not fetched before the first page stands. */
const start = journey<PassportDraft, Facts>()('passport-start', [party])

const WholeWay = lazy(async () => ({ default: (await import('./screens-way.tsx')).WholeWay }))

/** All that the first step's rules read. */
const factsAtStart = (): Facts => {
  const now = Date.now()
  return { now: new Date(now).toISOString(), today: todayInAddis(now) }
}

export interface StartStepProps {
  readonly keeper: PassportKeeper
  /** Leads to the step after this one, or to one of the menu. */
  readonly onGo: (step: string) => void
}

/** Terms and the two ways to start, usable before the rest of the wizard has come. */
export const StartStep = ({ keeper, onGo }: StartStepProps) => {
  const [facts] = useState(factsAtStart)
  const goOn = () => onGo(keeper.draft().draft.party === 'group' ? 'group-size' : 'appointment-type')
  return (
    <WizardProvider
      journey={start}
      keeper={keeper}
      language={useLanguage()}
      facts={facts}
      step="party"
      onGo={onGo}
      onEnd={goOn}
    >
      <StepFrame
        Content={PartyScreen}
        actions="own"
        steps={
          <Suspense fallback={<div className="min-h-22" />}>
            <WholeWay keeper={keeper} facts={facts} onGo={onGo} />
          </Suspense>
        }
      />
    </WizardProvider>
  )
}
