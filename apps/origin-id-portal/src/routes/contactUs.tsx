import { ContactScreen } from '@invea/portal-kit/contact'
import { formWords } from '@invea/portal-kit/request-screens'
import { createFileRoute } from '@tanstack/react-router'

/** B §2: the contact page. */
export const Route = createFileRoute('/contactUs')({
  staticData: { title: 'contact:title', description: 'contact:summary', words: ['contact', ...formWords] },
  component: ContactScreen,
})
