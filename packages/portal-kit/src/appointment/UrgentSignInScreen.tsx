import { Alert, Button, Card, Cluster } from '@invea/ui'
import { type AnyRouter, useRouter } from '@tanstack/react-router'
import { usePortalApi, useSession } from '../api/api-context.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { goTo } from '../shell/any-router.ts'
import { PageLink, pagePaths } from '../shell/navigation.tsx'

/** Leads to the sign-in and back here; who is still signed in, but too late, is signed out first (D14). The draft stays. */
export const useUrgentSignIn = () => {
  const api = usePortalApi()
  const router = useRouter<AnyRouter>()
  return async () => {
    const isOver = api.account.state().kind === 'member'
    if (isOver) await api.account.signOut()
    await goTo(router, {
      to: pagePaths.login,
      search: { next: pagePaths.urgentAppointment, ...(isOver && { over: true }) },
    })
  }
}

/** A §6: the urgent service requires a signed-in, verified account. */
export const UrgentSignInScreen = () => {
  const { t } = useTranslation('urgent')
  const isLate = useSession().kind === 'member'
  const signIn = useUrgentSignIn()
  return (
    <Card tone="accent">
      {isLate ? <Alert tone="warning">{t('signIn.over')}</Alert> : <p>{t('signIn.intro')}</p>}
      <Cluster className="mt-4">
        <Button onClick={() => void signIn()}>{t('signIn.action')}</Button>
        {!isLate && (
          <Button asChild variant="secondary">
            <PageLink page="register">{t('signIn.register')}</PageLink>
          </Button>
        )}
      </Cluster>
    </Card>
  )
}
