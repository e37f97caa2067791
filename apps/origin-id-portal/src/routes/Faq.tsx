import { OriginFaqScreen } from '@invea/portal-kit/information/OriginFaqScreen.tsx'
import { createFileRoute } from '@tanstack/react-router'

/** B §2: frequently asked questions about the Origin ID. */
export const Route = createFileRoute('/Faq')({
  staticData: { title: 'originInfo:faq.title', description: 'originInfo:faq.summary', words: ['originInfo', 'faq'] },
  component: OriginFaqScreen,
})
