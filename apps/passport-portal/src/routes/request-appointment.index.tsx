import { type Facts, type PassportDraft, passportRequest } from '@invea/domain'
import { usePortalApi } from '@invea/portal-kit/service'
import { hasProgress, placeFor, ResumeOffer, randomKey, WithFacts } from '@invea/portal-kit/wizard'
import { createFileRoute, Navigate, useNavigate } from '@tanstack/react-router'
import { passportDesk } from '../screens-desk.ts'
import type { PassportKeeper } from '../screens-route.tsx'

const first = passportRequest.steps[0]?.id ?? 'party'

const Start = ({ keeper, draft, facts }: { keeper: PassportKeeper; draft: PassportDraft; facts: Facts }) => {
  const api = usePortalApi()
  const navigate = useNavigate()
  const open = (step: string) => navigate({ to: '/request-appointment/$step', params: { step } })
  if (!hasProgress(passportRequest, draft, facts)) {
    return <Navigate to="/request-appointment/$step" params={{ step: first }} replace />
  }
  const step = placeFor(passportRequest, keeper.draft().place, draft, facts) ?? first
  const startOver = async () => {
    // The place goes back to others at once; if the call is lost, it goes back when its time is over.
    if (draft.appointment.hold && !draft.submitted) void api.schedule.releaseHold(randomKey())
    await keeper.discard()
    await open(first)
  }
  return <ResumeOffer step={step} onContinue={() => void open(step)} onStartOver={startOver} />
}

const StartPage = () => {
  const keeper = Route.useLoaderData()
  if (!keeper) return null
  return (
    <WithFacts keeper={keeper}>{(draft, facts) => <Start keeper={keeper} draft={draft} facts={facts} />}</WithFacts>
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
  component: StartPage,
})
