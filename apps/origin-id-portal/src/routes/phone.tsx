import { ChangePhoneScreen } from '@invea/portal-kit/account/ChangePhoneScreen.tsx'
import { ApiProvider } from '@invea/portal-kit/api/ApiProvider.tsx'
import { formWords } from '@invea/portal-kit/journey-pages/request-words.ts'
import { createFileRoute } from '@tanstack/react-router'

/** The phone number of an account: changed, or left as it is by a mailed link. */
export const Route = createFileRoute('/phone')({
  staticData: { title: 'phone:title', words: ['phone', 'account', ...formWords] },
  component: () => (
    <ApiProvider>
      <ChangePhoneScreen foreignPhones />
    </ApiProvider>
  ),
})
