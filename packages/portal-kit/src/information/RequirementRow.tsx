import { Disclosure } from '@invea/ui'
import type { ReactNode } from 'react'

export interface RequirementRowProps {
  /** Its name in the address, e.g. `/Information#lost`. */
  readonly id: string
  readonly title: string
  /** What it costs at least, in words. */
  readonly fee?: string
  readonly text: string
  readonly children: ReactNode
}

/**
 * One service of the requirement pages. The name in the address stands on the content: a browser opens a closed row for what
 * lies inside it, before any script runs.
 */
export const RequirementRow = ({ id, title, fee, text, children }: RequirementRowProps) => (
  <Disclosure
    headingLevel={2}
    title={
      <span className="row-title">
        {title} {fee && <span className="row-fee">{fee}</span>}
      </span>
    }
  >
    <div id={id} className="service-row">
      <p>{text}</p>
      {children}
    </div>
  </Disclosure>
)
