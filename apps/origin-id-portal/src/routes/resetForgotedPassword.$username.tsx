import { ResetPasswordScreen } from '@invea/portal-kit/account'
import { ApiProvider } from '@invea/portal-kit/api'
import { formWords } from '@invea/portal-kit/request-screens'
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
