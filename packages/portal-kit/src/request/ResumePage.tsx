import type { RequestDraft } from '@invea/domain'
import { type ComponentType, Suspense } from 'react'
import type { DraftStore } from '../drafts/index.ts'
import { lazyPart } from '../lazy/lazy-component.ts'
import type { WizardSnapshot } from '../wizard/index.ts'
import type { ResumeProps } from './Resume.tsx'
import type { RequestDoor } from './request-definition.ts'

const Resume = lazyPart(
  async () => (await import('./Resume.tsx')).Resume as unknown as ComponentType<ResumeProps<never>>,
)

/** The door of a request that was begun: the offer to go on. */
export const DoorPage = <Draft extends RequestDraft>({
  door,
  store,
}: {
  readonly door: RequestDoor<Draft>
  readonly store: DraftStore<WizardSnapshot<Draft>> | undefined
}) => {
  if (!store) return null
  const begun = { door, store } as unknown as ResumeProps<never>
  return (
    <Suspense>
      <Resume {...begun} />
    </Suspense>
  )
}
