import type { RequestDraft } from '@invea/domain/drafts'
import { Suspense } from 'react'
import type { WizardSnapshot } from '../application-form/wizard-snapshot.ts'
import type { DraftStore } from '../drafts/draft-store.ts'
import { lazyComponent } from '../shell/lazy-component.ts'
import type { ResumeProps } from './Resume.tsx'
import type { RequestDefinition } from './request-definition.ts'

const Resume = lazyComponent(async () => (await import('./Resume.tsx')).Resume)

/** Entry page of a request with a saved draft: offers to continue. */
export const ResumePage = <Draft extends RequestDraft>({
  definition,
  store,
}: {
  readonly definition: RequestDefinition<Draft>
  readonly store: DraftStore<WizardSnapshot<Draft>> | undefined
}) => {
  if (!store) return null
  const props = { definition, store } as unknown as ResumeProps<RequestDraft>
  return (
    <Suspense>
      <Resume {...props} />
    </Suspense>
  )
}
