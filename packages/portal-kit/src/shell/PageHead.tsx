import { Container } from '@invea/ui'
import type { ReactNode } from 'react'

export interface PageHeadProps {
  title: ReactNode
  /** One or two sentences: what this page is for. */
  intro?: ReactNode
  /** Shown below them, such as a link to a related page. */
  children?: ReactNode
}

/** The head of a page that is read: its title and what it is for, on the ground of the home page. */
export const PageHead = ({ title, intro, children }: PageHeadProps) => (
  <div className="page-head">
    <Container className="pt-6 pb-4 sm:pt-10">
      <h1>{title}</h1>
      {intro && <p className="mt-2 max-w-reading text-lg">{intro}</p>}
      {children}
    </Container>
  </div>
)
