import { type Facts, type PassportDraft, passportRequest, type StepId } from '@invea/domain'
import { HoldBar } from '@invea/portal-kit/booking'
import type { DraftKeeper } from '@invea/portal-kit/drafts'
import { useLanguage } from '@invea/portal-kit/i18n'
import { Requestor } from '@invea/portal-kit/party'
import { placeFor, StepFrame, WizardProvider, type WizardRecord } from '@invea/portal-kit/wizard'
import { type ComponentType, useEffect, useState } from 'react'
import { screens } from './screens.ts'
import { passportCommands } from './screens-commands.ts'

export type PassportStepId = StepId<typeof passportRequest>
export type PassportKeeper = DraftKeeper<WizardRecord<PassportDraft>>

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
  useEffect(() => {
    if (place !== undefined && place !== named) onRedirect(place)
  }, [place, named, onRedirect])
  if (place !== named || !Content) return null
  return (
    <WizardProvider
      journey={passportRequest}
      keeper={keeper}
      commands={passportCommands}
      language={language}
      facts={facts}
      step={place}
      onGo={onGo}
    >
      <StepFrame
        Content={Content}
        actions={(screens[place] as { actions?: 'next' | 'submit' | 'own' }).actions}
        banner={<HoldBar />}
        aside={<Requestor />}
      />
    </WizardProvider>
  )
}
