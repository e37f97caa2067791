import { ResetPasswordScreen } from '@invea/portal-kit/account/ResetPasswordScreen.tsx'
import { ApiProvider } from '@invea/portal-kit/api/ApiProvider.tsx'
import { formWords } from '@invea/portal-kit/journey-pages/request-words.ts'
import { createFileRoute } from '@tanstack/react-router'

/** B §2: a new password, with the proof of a mailed link (D20). */
export const Route = createFileRoute('/resetForgotedPassword/$username')({
  staticData: { title: 'account:reset.title', words: ['account', ...formWords] },
  component: () => (
    <ApiProvider>
      <ResetPasswordScreen username={Route.useParams().username} />
    </ApiProvider>
  ),
})
