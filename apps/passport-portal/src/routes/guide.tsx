import { GuideScreen } from '@invea/portal-kit/information/GuideScreen.tsx'
import { createFileRoute } from '@tanstack/react-router'

/** The guide to the right service. */
export const Route = createFileRoute('/guide')({
  staticData: {
    title: 'guide:title',
    words: ['guide', 'service', 'document', 'choice', 'request', 'refusal'],
  },
  component: GuideScreen,
})
