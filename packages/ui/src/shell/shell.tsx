import type { ReactNode } from 'react'
import { SkipLink } from '../skip-link/index.ts'

export interface ShellProps {
  /** Words of the link that jumps to the content. */
  skipLabel: string
  header: ReactNode
  footer: ReactNode
  children: ReactNode
}

/** The frame of every page: skip link, header, `<main id="main">`, footer at the foot of the window or below. */
export const Shell = ({ skipLabel, header, footer, children }: ShellProps) => (
  <div className="flex min-h-dvh flex-col">
    <SkipLink>{skipLabel}</SkipLink>
    {header}
    <main id="main" tabIndex={-1} className="flex-1">
      {children}
    </main>
    {footer}
  </div>
)
