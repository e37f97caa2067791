import type { ReactNode } from 'react'

/** One state of a component with its name above. */
export const State = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="mb-6">
    <p className="mb-2 text-sm text-muted">{name}</p>
    {children}
  </div>
)
