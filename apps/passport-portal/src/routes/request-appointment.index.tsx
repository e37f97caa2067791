import { createFileRoute, Navigate } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { passportDesk } from '../screens-desk.ts'

const Resume = lazy(async () => ({ default: (await import('../screens-resume.tsx')).Resume }))

const DoorPage = () => {
  const keeper = Route.useLoaderData()
  if (!keeper) return null
  // Who has not started has nothing to continue, and need not wait for what would find that out.
  if (keeper.draft().draft.party === undefined) return <Navigate to="/request-appointment/party" replace />
  return (
    <Suspense>
      <Resume keeper={keeper} />
    </Suspense>
  )
}

/** The door of the request: the first page, or the offer to go on with what was begun. */
export const Route = createFileRoute('/request-appointment/')({
  loader: async () => {
    const form = await passportDesk.open()
    return form.kind === 'open' ? form.keeper : undefined
  },
  shouldReload: true,
  gcTime: 0,
  component: DoorPage,
})
