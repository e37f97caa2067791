import { type Facts, nextStep, type RequestDraft } from '@invea/domain'
import { type AnyRouter, useRouter } from '@tanstack/react-router'
import { type ComponentType, Suspense, useCallback, useEffect, useState } from 'react'
import { FailureNotice, PortalService } from '../api/index.ts'
import { Requestor } from '../applicants-count/index.ts'
import type { DraftStore } from '../drafts/index.ts'
import { useLanguage } from '../i18n/index.ts'
import { PartBoundary } from '../lazy/ChunkErrorBoundary.tsx'
import { lazyPart } from '../lazy/lazy-component.ts'
import { RequestPagesContext } from '../request-view/index.ts'
import type { PortalContext } from '../shell/index.ts'
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
import { fetchAllParts } from './form-parts.ts'
import { fetchStep } from './load-request.ts'
import type { RequestForm } from './request-definition.ts'
import { useGoToStep } from './use-go-to-step.ts'

// A chunk of its own: nobody needs it before a place is kept.
const HoldBar = lazyPart(async () => (await import('../booking/HoldBar.tsx')).HoldBar)
// Drawn after the sending alone.
const HeldLine = lazyPart(async () => (await import('./HoldNotice.tsx')).HeldLine)

const usePortalContext = () => useRouter<AnyRouter>().options.context as PortalContext

interface StepPageProps<Draft extends RequestDraft, Id extends string> {
  readonly form: RequestForm<Draft, Id>
  readonly store: DraftStore<WizardRecord<Draft>>
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
  store,
  facts,
  named,
}: StepProps<Draft, Id>): Id | undefined => {
  const ask = () => ({ named, place: placeFor(form.journey, named, store.draft().draft, facts) })
  const [asked, setAsked] = useState(ask)
  if (asked.named === named) return asked.place
  const now = ask()
  setAsked(now)
  return now.place
}

const missing = (retry: () => void) => <FailureNotice error={{ kind: 'unreachable' }} onRetry={retry} />

const Step = <Draft extends RequestDraft, Id extends string>(props: StepProps<Draft, Id>) => {
  const { form, store, facts, named, Content } = props
  const { door, journey, screens, commands } = form
  const language = useLanguage()
  const place = usePlace(props)
  const carry = useCarry(store, commands)
  const go = useGoToStep(door.path)
  const context = usePortalContext()
  // Another step is shown once its screen is here: until then this one stays.
  const goTo = useCallback(
    async (to: Id) => {
      const isHere = await fetchStep(form, to, context)
      if (isHere) go(to)
      return isHere
    },
    [form, context, go],
  )
  // Puts the address right when it names a step that the draft does not allow.
  useEffect(() => {
    if (place !== undefined && place !== named) go(place, true)
  }, [place, named, go])
  if (place === undefined || place !== named || !Content) return null
  const { Banner, Steps } = door
  const { submitted, appointment } = store.draft().draft
  const isSent = submitted !== undefined
  const isHeld = !isSent && appointment.hold !== undefined
  const banner = (
    <PartBoundary missing={missing}>
      <Suspense>
        {Banner && <Banner />}
        {isSent && <HeldLine />}
        {isHeld && <HoldBar />}
      </Suspense>
    </PartBoundary>
  )
  return (
    <WizardProvider
      journey={journey}
      store={store}
      kind={door.kind}
      carry={carry}
      language={language}
      facts={facts}
      step={place}
      onGo={goTo}
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
  const { form, store, named } = props
  const context = usePortalContext()
  const next = useCallback(() => {
    const facts = { now: new Date().toISOString(), today: '' as never }
    return nextStep(form.journey, named as Id, store.draft().draft, facts)
  }, [form, store, named])
  useEffect(() => {
    let stop: (() => void) | undefined
    // The next screen and its words come while this one is filled in, then the rest of the form.
    const idle = setTimeout(async () => {
      const step = next()
      if (step) await fetchStep(form, step, context)
      stop = fetchAllParts(async () => form, context)
    }, 1500)
    return () => {
      clearTimeout(idle)
      stop?.()
    }
  }, [next, form, context])
  return (
    <PortalService>
      <RequestPagesContext value={form.pages}>
        <Around door={form.door}>
          <WithFacts store={store}>
            {(_draft, facts) => (
              <Answered store={store} commands={form.commands} facts={facts}>
                <Step {...props} facts={facts} />
              </Answered>
            )}
          </WithFacts>
        </Around>
      </RequestPagesContext>
    </PortalService>
  )
}
