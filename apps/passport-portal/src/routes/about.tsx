import { AboutScreen } from '@invea/portal-kit/information/AboutScreen.tsx'
import { createFileRoute } from '@tanstack/react-router'

/** B §2: about the agency. */
export const Route = createFileRoute('/about')({
  staticData: { title: 'about:title', description: 'about:summary', words: ['about'] },
  component: AboutScreen,
})
