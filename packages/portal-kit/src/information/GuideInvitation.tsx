import { PlaceLink, useHasPlace } from '../shell/PlaceLink.tsx'

export interface GuideInvitationProps {
  readonly question: string
  readonly link: string
}

/** The way to the guide for who does not know which service is theirs. */
export const GuideInvitation = ({ question, link }: GuideInvitationProps) => {
  const has = useHasPlace()
  if (!has('guide')) return null
  return (
    <div className="aside-note">
      <p className="font-semibold">{question}</p>
      <p>
        <PlaceLink place="guide">{link}</PlaceLink>
      </p>
    </div>
  )
}
