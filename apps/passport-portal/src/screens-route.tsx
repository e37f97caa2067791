import { type Facts, passportRequest, type StepId } from '@invea/domain'
import { useLanguage } from '@invea/portal-kit/i18n'
import { Requestor } from '@invea/portal-kit/party'
import { placeFor, StepFrame, useCarry, WizardProvider } from '@invea/portal-kit/wizard'
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { screens } from './screens.ts'
import type { PassportKeeper } from './screens-desk.ts'
import { loadCommands } from './screens-load-commands.ts'

const HoldBar = lazy(async () => ({ default: (await import('./screens-hold.ts')).HoldBar }))

export type PassportStepId = StepId<typeof passportRequest>

export interface StepRouteProps {
  readonly keeper: PassportKeeper
  readonly facts: Facts
  /** The step the address names. */
  readonly named: string
  readonly Content: ComponentType | undefined
  readonly onGo: (step: PassportStepId) => void
  /** Puts the address right when it names a step that the draft does not allow. */
  readonly onRedirect: (step: PassportStepId) => void
}

/** The step an address shows. Asked when the address changes alone: a step is not pulled away while it is filled in. */
const usePlace = ({ keeper, facts, named }: StepRouteProps): PassportStepId | undefined => {
  const ask = () => ({ named, place: placeFor(passportRequest, named, keeper.draft().draft, facts) })
  const [asked, setAsked] = useState(ask)
  if (asked.named === named) return asked.place
  const now = ask()
  setAsked(now)
  return now.place
}

/** One step of the passport request, behind its address. */
export const StepRoute = (props: StepRouteProps) => {
  const { keeper, facts, named, Content, onGo, onRedirect } = props
  const language = useLanguage()
  const place = usePlace(props)
  const carry = useCarry(keeper, loadCommands)
  useEffect(() => {
    if (place !== undefined && place !== named) onRedirect(place)
  }, [place, named, onRedirect])
  if (place !== named || !Content) return null
  return (
    <WizardProvider
      journey={passportRequest}
      keeper={keeper}
      carry={carry}
      language={language}
      facts={facts}
      step={place}
      onGo={onGo}
    >
      <StepFrame
        Content={Content}
        actions={(screens[place] as { actions?: 'next' | 'submit' | 'own' }).actions}
        banner={
          keeper.draft().draft.appointment.hold && (
            <Suspense>
              <HoldBar />
            </Suspense>
          )
        }
        aside={<Requestor />}
      />
    </WizardProvider>
  )
}
