import { OriginHome } from '@invea/portal-kit/information/OriginHome.tsx'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/')({
  staticData: { title: 'shell:agency', description: 'origin:intro', words: ['origin'] },
  component: OriginHome,
})
