import { OriginServicesScreen } from '@invea/portal-kit/information/OriginServicesScreen.tsx'
import { createFileRoute } from '@tanstack/react-router'

/** D17: all Origin ID services with their fees and papers. */
export const Route = createFileRoute('/service')({
  staticData: {
    title: 'services:title',
    description: 'services:summary',
    words: ['services', 'originInfo', 'originId', 'choice', 'document', 'service'],
  },
  component: OriginServicesScreen,
})
