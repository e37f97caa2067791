import { Button } from '@invea/ui'
import { Suspense } from 'react'
import { addressIn, publicAddress, useLanguage, useTranslation } from '../i18n/index.ts'
import { lazyPart } from '../lazy/lazy-component.ts'
import { useMember, useRememberedMember } from '../session/index.ts'
import { PlaceLink, useHasPlace } from './PageLink.tsx'
import { places } from './site-map.ts'

// Members alone pay for it.
const SignedIn = lazyPart(async () => (await import('../session/SignedIn.tsx')).SignedIn)

/** A §2: Register and Log in, or the welcome with first and last name and Log Out. */
export const AccountLinks = () => {
  const { t } = useTranslation('shell')
  const has = useHasPlace()
  const language = useLanguage()
  const member = useMember()
  useRememberedMember()
  if (member) {
    return (
      <Suspense>
        <SignedIn
          member={member}
          signInAddress={publicAddress(language === 'en' ? places.login : addressIn(language, places.login))}
        />
      </Suspense>
    )
  }
  return (['register', 'login'] as const).filter(has).map((place) => (
    <Button key={place} asChild size="small" variant="secondary">
      <PlaceLink place={place}>{t(`link.${place}`)}</PlaceLink>
    </Button>
  ))
}
