import { ServicesScreen } from '@invea/portal-kit/information/ServicesScreen.tsx'
import { createFileRoute } from '@tanstack/react-router'

/** D17: all services with their fees and papers. */
export const Route = createFileRoute('/service')({
  staticData: {
    title: 'services:title',
    description: 'services:summary',
    words: ['services', 'service', 'requirements', 'document'],
  },
  component: ServicesScreen,
})
