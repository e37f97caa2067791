import { HelpPanel } from '@invea/portal-kit/shell'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/')({
  staticData: { title: 'shell:link.home' },
  component: HelpPanel,
})
