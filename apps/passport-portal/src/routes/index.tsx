import { PassportHome } from '@invea/portal-kit/information/PassportHome.tsx'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/')({
  staticData: { title: 'shell:agency', description: 'home:intro', words: ['home'] },
  component: PassportHome,
})
