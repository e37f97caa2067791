import { OriginGuideScreen } from '@invea/portal-kit/information/OriginGuideScreen.tsx'
import { createFileRoute } from '@tanstack/react-router'

/** The guide to the right Origin ID service. */
export const Route = createFileRoute('/guide')({
  staticData: {
    title: 'guide:title',
    words: ['guide', 'originGuide', 'originInfo', 'originId', 'service', 'document', 'choice', 'request', 'refusal'],
  },
  component: OriginGuideScreen,
})
