import { ContactScreen } from '@invea/portal-kit/contact'
import { createFileRoute } from '@tanstack/react-router'
import { formWords } from '../request-words.ts'

/** B §2: the contact page. */
export const Route = createFileRoute('/contactUs')({
  staticData: { title: 'contact:title', description: 'contact:summary', words: ['contact', ...formWords] },
  component: ContactScreen,
})
