import { Button } from '@invea/ui'
import { Suspense } from 'react'
import { addressIn, publicAddress, useLanguage, useTranslation } from '../i18n/index.ts'
import { lazyComponent } from '../lazy/lazy-component.ts'
import { useMember, useRememberedMember } from '../session/index.ts'
import { PageLink, useHasPage } from './PageLink.tsx'
import { pagePaths } from './site-map.ts'

// Members alone pay for it.
const SignedIn = lazyComponent(async () => (await import('../session/SignedIn.tsx')).SignedIn)

/** A §2: Register and Log in, or the welcome with first and last name and Log Out. */
export const AccountLinks = () => {
  const { t } = useTranslation('shell')
  const has = useHasPage()
  const language = useLanguage()
  const member = useMember()
  useRememberedMember()
  if (member) {
    return (
      <Suspense>
        <SignedIn
          member={member}
          signInAddress={publicAddress(language === 'en' ? pagePaths.login : addressIn(language, pagePaths.login))}
        />
      </Suspense>
    )
  }
  return (['register', 'login'] as const).filter(has).map((page) => (
    <Button key={page} asChild size="small" variant="secondary">
      <PageLink page={page}>{t(`link.${page}`)}</PageLink>
    </Button>
  ))
}
