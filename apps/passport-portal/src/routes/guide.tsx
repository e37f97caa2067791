import { GuideScreen } from '@invea/portal-kit/guide'
import { createFileRoute } from '@tanstack/react-router'

/** The guide to the right service. */
export const Route = createFileRoute('/guide')({
  staticData: {
    title: 'guide:title',
    words: ['guide', 'service', 'document', 'choice', 'request', 'refusal'],
  },
  component: GuideScreen,
})
