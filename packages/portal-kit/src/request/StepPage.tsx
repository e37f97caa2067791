import { type Facts, nextStep, type RequestDraft } from '@invea/domain'
import { type ComponentType, Suspense, useCallback, useEffect, useState } from 'react'
import type { DraftKeeper } from '../drafts/index.ts'
import { useLanguage } from '../i18n/index.ts'
import { lazyPart } from '../parts/lazy-part.ts'
import { Requestor } from '../party/index.ts'
import { RequestPagesContext } from '../request-view/index.ts'
import { PortalService } from '../service/index.ts'
import {
  Answered,
  placeFor,
  StepFrame,
  useCarry,
  WithFacts,
  WizardProvider,
  type WizardRecord,
} from '../wizard/index.ts'
import { Around } from './Around.tsx'
import type { RequestForm } from './request-door.ts'
import { useGoToStep, usePreloadStep } from './use-go-to-step.ts'

// A chunk of its own: nobody needs it before a place is kept.
const HoldBar = lazyPart(async () => (await import('../booking/HoldBar.tsx')).HoldBar)

interface StepPageProps<Draft extends RequestDraft, Id extends string> {
  readonly form: RequestForm<Draft, Id>
  readonly keeper: DraftKeeper<WizardRecord<Draft>>
  /** The step the address names. */
  readonly named: string
  readonly Content: ComponentType | undefined
}

interface StepProps<Draft extends RequestDraft, Id extends string> extends StepPageProps<Draft, Id> {
  readonly facts: Facts
}

/** The step an address shows. Asked when the address changes alone: a step is not pulled away while it is filled in. */
const usePlace = <Draft extends RequestDraft, Id extends string>({
  form,
  keeper,
  facts,
  named,
}: StepProps<Draft, Id>): Id | undefined => {
  const ask = () => ({ named, place: placeFor(form.journey, named, keeper.draft().draft, facts) })
  const [asked, setAsked] = useState(ask)
  if (asked.named === named) return asked.place
  const now = ask()
  setAsked(now)
  return now.place
}

const Step = <Draft extends RequestDraft, Id extends string>(props: StepProps<Draft, Id>) => {
  const { form, keeper, facts, named, Content } = props
  const { door, journey, screens, commands } = form
  const language = useLanguage()
  const place = usePlace(props)
  const carry = useCarry(keeper, commands)
  const go = useGoToStep(door.path)
  // Puts the address right when it names a step that the draft does not allow.
  useEffect(() => {
    if (place !== undefined && place !== named) go(place, true)
  }, [place, named, go])
  if (place === undefined || place !== named || !Content) return null
  const { Banner, Steps } = door
  const banner = (
    <Suspense>
      {Banner && <Banner />}
      {keeper.draft().draft.appointment.hold && <HoldBar />}
    </Suspense>
  )
  return (
    <WizardProvider
      journey={journey}
      keeper={keeper}
      kind={door.kind}
      carry={carry}
      language={language}
      facts={facts}
      step={place}
      onGo={go}
    >
      <StepFrame
        Content={Content}
        actions={screens[place].actions}
        banner={banner}
        steps={Steps && <Steps />}
        aside={<Requestor />}
      />
    </WizardProvider>
  )
}

/** One step of a request, behind its address. */
export const StepPage = <Draft extends RequestDraft, Id extends string>(props: StepPageProps<Draft, Id>) => {
  const { form, keeper, named } = props
  const preload = usePreloadStep(form.door.path)
  const next = useCallback(() => {
    const facts = { now: new Date().toISOString(), today: '' as never }
    return nextStep(form.journey, named as Id, keeper.draft().draft, facts)
  }, [form, keeper, named])
  useEffect(() => {
    // The next screen and its words come while this one is filled in.
    const idle = setTimeout(() => {
      const step = next()
      if (step) preload(step)
    }, 1500)
    return () => clearTimeout(idle)
  }, [next, preload])
  return (
    <PortalService>
      <RequestPagesContext value={form.pages}>
        <Around door={form.door}>
          <WithFacts keeper={keeper}>
            {(_draft, facts) => (
              <Answered keeper={keeper} commands={form.commands} facts={facts}>
                <Step {...props} facts={facts} />
              </Answered>
            )}
          </WithFacts>
        </Around>
      </RequestPagesContext>
    </PortalService>
  )
}
