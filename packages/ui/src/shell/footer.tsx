import type { ReactNode } from 'react'
import { Tibeb } from '../illustrations/index.ts'
import { Container, Grid } from '../layout/index.ts'

export interface FooterProps {
  /** Columns: `FooterColumn`s, payment icons, the help line. */
  children: ReactNode
  /** The last line: who runs the service. */
  closing?: ReactNode
}

/** The foot of every page. */
export const Footer = ({ children, closing }: FooterProps) => (
  <footer className="mt-12 bg-brand text-on-brand [--color-focus:var(--color-on-brand)] print:hidden [&_a]:text-current">
    <Tibeb className="h-2 w-full text-accent" />
    <Container className="py-8">
      <Grid min="sm" gap={8}>
        {children}
      </Grid>
      {closing && <div className="mt-8 border-t border-current/20 pt-4 text-sm">{closing}</div>}
    </Container>
  </footer>
)

/** A titled list of links in the footer; `HeaderLink`s or `<li>`s inside. */
export const FooterColumn = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <div>
    <p className="mb-1 font-display text-lg font-bold">{title}</p>
    <ul className="-mx-3">{children}</ul>
  </div>
)
