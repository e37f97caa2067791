import { OriginInformationScreen } from '@invea/portal-kit/information/OriginInformationScreen.tsx'
import { createFileRoute } from '@tanstack/react-router'

/** B §2: the requirement pages of the Origin ID. */
export const Route = createFileRoute('/Information')({
  staticData: {
    title: 'originInfo:title',
    description: 'originInfo:summary',
    words: ['originInfo', 'originId', 'choice', 'document', 'service'],
  },
  component: OriginInformationScreen,
})
