import { FaqScreen } from '@invea/portal-kit/information/FaqScreen.tsx'
import { createFileRoute } from '@tanstack/react-router'

/** B §2: frequently asked questions. */
export const Route = createFileRoute('/Faq')({
  staticData: { title: 'faq:title', description: 'faq:summary', words: ['faq'] },
  component: FaqScreen,
})
