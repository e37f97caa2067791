import { ElsewhereNotice } from '@invea/portal-kit/wizard'
import { createFileRoute, Outlet, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { requestWords } from '../request-words.ts'
import { passportDesk } from '../screens-desk.ts'

const RequestLayout = () => {
  const router = useRouter()
  const { kind } = Route.useLoaderData()
  useEffect(() => {
    void passportDesk.open()
    const stopWatching = passportDesk.watch(() => void router.invalidate())
    return () => {
      stopWatching()
      passportDesk.leave()
    }
  }, [router])
  if (kind === 'open') return <Outlet />
  const takeOver = async () => {
    await passportDesk.takeOver()
    await router.invalidate()
  }
  return <ElsewhereNotice onTakeOver={() => void takeOver()} />
}

/** A §2: the appointment request. Its draft is read before any of its pages is drawn. */
export const Route = createFileRoute('/request-appointment')({
  staticData: { title: 'request:title', words: requestWords },
  loader: async () => ({ kind: (await passportDesk.open()).kind }),
  shouldReload: true,
  gcTime: 0,
  component: RequestLayout,
})
