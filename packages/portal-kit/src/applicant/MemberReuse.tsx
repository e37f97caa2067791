import { Suspense } from 'react'
import { lazyComponent } from '../lazy/lazy-component.ts'
import { useSession } from '../urgent/use-urgent-session.ts'

const EarlierApplicants = lazyComponent(async () => (await import('./EarlierApplicants.tsx')).EarlierApplicants)

/** What only a signed-in member can reuse, in a chunk of its own. */
export const MemberReuse = () =>
  useSession().kind === 'member' && (
    <Suspense>
      <EarlierApplicants />
    </Suspense>
  )
