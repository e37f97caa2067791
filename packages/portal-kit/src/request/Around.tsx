import type { RequestDraft } from '@invea/domain'
import type { ReactNode } from 'react'
import type { RequestDoor } from './request-definition.ts'

/** What a door puts around its pages, if anything. */
export const Around = <Draft extends RequestDraft>({
  door: { Around: Wrapper },
  children,
}: {
  readonly door: RequestDoor<Draft>
  readonly children: ReactNode
}) => (Wrapper ? <Wrapper>{children}</Wrapper> : children)
