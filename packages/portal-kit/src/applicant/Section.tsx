import { Stack } from '@invea/ui'
import type { ReactNode } from 'react'

/** Fields that belong together, under a title of their own. */
export const Section = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <Stack as="section">
    <h2 className="border-b border-line pb-1 text-xl">{title}</h2>
    {children}
  </Stack>
)
