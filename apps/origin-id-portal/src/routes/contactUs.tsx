import { ContactScreen } from '@invea/portal-kit/information/ContactScreen.tsx'
import { formWords } from '@invea/portal-kit/journey-pages/request-words.ts'
import { createFileRoute } from '@tanstack/react-router'

/** B §2: the contact page. */
export const Route = createFileRoute('/contactUs')({
  staticData: { title: 'contact:title', description: 'contact:summary', words: ['contact', ...formWords] },
  component: ContactScreen,
})
