import { InformationScreen } from '@invea/portal-kit/information/InformationScreen.tsx'
import { createFileRoute } from '@tanstack/react-router'

/** B §2: the requirement pages. */
export const Route = createFileRoute('/Information/')({
  staticData: {
    title: 'requirements:title',
    description: 'requirements:summary',
    words: ['requirements', 'service', 'document'],
  },
  component: InformationScreen,
})
