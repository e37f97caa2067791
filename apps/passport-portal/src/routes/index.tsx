import { PassportHome } from '@invea/portal-kit/home'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/')({
  staticData: { title: 'shell:agency', description: 'home:intro', words: ['home'] },
  component: PassportHome,
})
