import type { RequestDraft } from '@invea/domain/drafts'
import { type AnyRouter, Outlet, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { ElsewhereNotice } from '../application-form/ElsewhereNotice.tsx'
import type { WizardSnapshot } from '../application-form/wizard-snapshot.ts'
import type { OpenedDraft } from '../drafts/draft-session.ts'
import type { RequestDefinition } from './request-definition.ts'

/** Layout of all pages of a request. One tab has the form; leaving saves and closes the draft. */
export const RequestLayout = <Draft extends RequestDraft>({
  definition: { draftSession },
  kind,
}: {
  readonly definition: RequestDefinition<Draft>
  readonly kind: OpenedDraft<WizardSnapshot<Draft>>['kind']
}) => {
  const router = useRouter<AnyRouter>()
  useEffect(() => {
    void draftSession.open()
    const stopWatching = draftSession.watch(() => void router.invalidate())
    return () => {
      stopWatching()
      draftSession.leave()
    }
  }, [router, draftSession])
  if (kind === 'open') return <Outlet />
  const takeOver = async () => {
    await draftSession.takeOver()
    await router.invalidate()
  }
  return <ElsewhereNotice onTakeOver={() => void takeOver()} />
}
