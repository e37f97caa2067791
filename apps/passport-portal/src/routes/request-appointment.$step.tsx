import { nextStep, passportRequest } from '@invea/domain'
import { showLanguage } from '@invea/portal-kit/i18n'
import { RequestPagesContext } from '@invea/portal-kit/request-view'
import { PortalService } from '@invea/portal-kit/service'
import { type Screen, WithFacts } from '@invea/portal-kit/wizard'
import { createFileRoute, useRouter } from '@tanstack/react-router'
import { useCallback, useEffect } from 'react'
import { requestPages } from '../request-pages.ts'
import { screens } from '../screens.ts'
import { passportDesk } from '../screens-desk.ts'
import { type PassportStepId, StepRoute } from '../screens-route.tsx'

const screenOf = (step: string): Screen | undefined =>
  step in screens ? screens[step as keyof typeof screens] : undefined

const StepPage = () => {
  const router = useRouter()
  const { step: named } = Route.useParams()
  const { keeper, Content } = Route.useLoaderData()
  const go = useCallback(
    (step: PassportStepId, replace = false) =>
      void router.navigate({ to: '/request-appointment/$step', params: { step }, replace }),
    [router],
  )
  const redirect = useCallback((step: PassportStepId) => go(step, true), [go])
  useEffect(() => {
    if (!keeper) return
    // The next screen and its words come while this one is filled in.
    const idle = setTimeout(() => {
      const facts = { now: new Date().toISOString(), today: '' as never }
      const next = nextStep(passportRequest, named as PassportStepId, keeper.draft().draft, facts)
      if (next) void router.preloadRoute({ to: '/request-appointment/$step', params: { step: next } })
    }, 1500)
    return () => clearTimeout(idle)
  }, [keeper, named, router])
  if (!keeper) return null
  return (
    <PortalService>
      <RequestPagesContext value={requestPages}>
        <WithFacts keeper={keeper}>
          {(_draft, facts) => (
            <StepRoute keeper={keeper} facts={facts} named={named} Content={Content} onGo={go} onRedirect={redirect} />
          )}
        </WithFacts>
      </RequestPagesContext>
    </PortalService>
  )
}

/** One step of the request. The draft, the screen and its words are there before it is drawn. */
export const Route = createFileRoute('/request-appointment/$step')({
  loader: async ({ params, context }) => {
    const screen = screenOf(params.step)
    const [form, Content] = await Promise.all([
      passportDesk.open(),
      screen?.load(),
      screen && showLanguage(context.translator, context.language.current, screen.words),
    ])
    return { keeper: form.kind === 'open' ? form.keeper : undefined, Content }
  },
  shouldReload: true,
  gcTime: 0,
  component: StepPage,
})
