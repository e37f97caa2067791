import { UrgentGuideScreen } from '@invea/portal-kit/information/UrgentGuideScreen.tsx'
import { createFileRoute } from '@tanstack/react-router'

/** B §2: the urgent tab of the how-to-apply guide. */
export const Route = createFileRoute('/Information/urgent')({
  staticData: {
    title: 'requirements:urgent.title',
    description: 'requirements:urgent.summary',
    words: ['requirements', 'service', 'document', 'choice'],
  },
  component: UrgentGuideScreen,
})
