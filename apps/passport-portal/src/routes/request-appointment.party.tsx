import { createFileRoute, useRouter } from '@tanstack/react-router'
import { useCallback, useEffect } from 'react'
import { passportDesk } from '../screens-desk.ts'
import { StartStep } from '../screens-start.tsx'

const StartPage = () => {
  const router = useRouter()
  const keeper = Route.useLoaderData()
  const go = useCallback(
    (step: string) => void router.navigate({ to: '/request-appointment/$step', params: { step } }),
    [router],
  )
  useEffect(() => {
    // The next page comes while the terms are read.
    const idle = setTimeout(
      () => void router.preloadRoute({ to: '/request-appointment/$step', params: { step: 'appointment-type' } }),
      1500,
    )
    return () => clearTimeout(idle)
  }, [router])
  return keeper && <StartStep keeper={keeper} onGo={go} />
}

/** The first step has an address file of its own: it must be there long before the rules and screens of the others. */
export const Route = createFileRoute('/request-appointment/party')({
  loader: async () => {
    const form = await passportDesk.open()
    return form.kind === 'open' ? form.keeper : undefined
  },
  shouldReload: true,
  gcTime: 0,
  component: StartPage,
})
