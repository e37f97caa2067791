import { Button } from '@invea/ui'
import { useState } from 'react'
import type { ShownMember } from '../api/member-store.ts'
import { useTranslation } from '../i18n/i18n.ts'
import { PageLink } from './site-map.tsx'

export interface SignedInProps {
  member: ShownMember
  /** Page to open after logging out. */
  signInAddress: string
}

/** A §2: welcome with first and last name, and Log Out. */
export const SignedIn = ({ member, signInAddress }: SignedInProps) => {
  const { t } = useTranslation('shell')
  const [state, setState] = useState<'in' | 'leaving' | 'offline' | 'repeated'>('in')
  const signOut = async () => {
    setState('leaving')
    const failure = await member.signOut()
    if (failure) return setState(failure.kind === 'unreachable' ? 'offline' : 'repeated')
    // Loads a new page, so that no input of the last person stays in memory.
    location.assign(signInAddress)
  }
  return (
    <>
      <span className="welcome">{t('welcome', { name: member.name })}</span>
      <Button asChild size="small" variant="secondary">
        <PageLink page="myApplications">{t('link.myApplications')}</PageLink>
      </Button>
      <Button size="small" variant="secondary" pending={state === 'leaving'} onClick={() => void signOut()}>
        {t('link.logout')}
      </Button>
      {(state === 'offline' || state === 'repeated') && (
        <p role="alert" className="welcome">
          {t(`${state}.title`)}
        </p>
      )}
    </>
  )
}
