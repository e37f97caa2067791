import { OriginGuideScreen } from '@invea/portal-kit/guide'
import { createFileRoute } from '@tanstack/react-router'

/** The guide to the right Origin ID service. */
export const Route = createFileRoute('/guide')({
  staticData: {
    title: 'guide:title',
    words: ['guide', 'originGuide', 'originInfo', 'originId', 'service', 'document', 'choice', 'request', 'refusal'],
  },
  component: OriginGuideScreen,
})
