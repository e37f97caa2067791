import { type Facts, type PassportDraft, passportRequest } from '@invea/domain'
import { PortalService, usePortalApi } from '@invea/portal-kit/service'
import { hasProgress, placeFor, ResumeOffer, randomKey, WithFacts } from '@invea/portal-kit/wizard'
import { Navigate, useNavigate } from '@tanstack/react-router'
import type { PassportKeeper } from './screens-desk.ts'

const first = 'party'

interface OfferProps {
  readonly keeper: PassportKeeper
  readonly draft: PassportDraft
  readonly facts: Facts
}

const Offer = ({ keeper, draft, facts }: OfferProps) => {
  const api = usePortalApi()
  const navigate = useNavigate()
  const open = (step: string) => navigate({ to: '/request-appointment/$step', params: { step } })
  if (!hasProgress(passportRequest, draft, facts)) return <Navigate to="/request-appointment/party" replace />
  const step = placeFor(passportRequest, keeper.draft().place, draft, facts) ?? first
  const startOver = async () => {
    // The place goes back to others at once; if the call is lost, it goes back when its time is over.
    if (draft.appointment.hold && !draft.submitted) void api.schedule.releaseHold(randomKey())
    await keeper.discard()
    await open(first)
  }
  return <ResumeOffer step={step} onContinue={() => void open(step)} onStartOver={startOver} />
}

/** What was begun, offered in one tap. */
export const Resume = ({ keeper }: { readonly keeper: PassportKeeper }) => (
  <PortalService>
    <WithFacts keeper={keeper}>{(draft, facts) => <Offer keeper={keeper} draft={draft} facts={facts} />}</WithFacts>
  </PortalService>
)
