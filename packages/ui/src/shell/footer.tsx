import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { Tibeb } from '../illustrations/index.ts'
import { Container } from '../layout/index.ts'

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
      <div className="grid grid-cols-2 gap-6 lg:grid-cols-[2fr_1.3fr_1fr_1fr]">{children}</div>
      {closing && <div className="mt-8 border-t border-current/20 pt-4 text-sm">{closing}</div>}
    </Container>
  </footer>
)

export interface FooterColumnProps {
  title: ReactNode
  /** `HeaderLink`s or `<li>`s. */
  children: ReactNode
  /** Takes a whole row of a phone; `pair` shows its list in two columns as well. */
  width?: 'row' | 'pair'
}

/** A titled list of links in the footer. */
export const FooterColumn = ({ title, width, children }: FooterColumnProps) => (
  <div className={width && 'max-lg:col-span-full'}>
    <p className="mb-1 font-display text-lg font-bold">{title}</p>
    <ul className={cx('-mx-2 text-sm', width === 'pair' && 'grid grid-cols-2')}>{children}</ul>
  </div>
)
