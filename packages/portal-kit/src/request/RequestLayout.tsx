import type { RequestDraft } from '@invea/domain'
import { type AnyRouter, Outlet, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { OpenedForm } from '../drafts/index.ts'
import { ElsewhereNotice, type WizardRecord } from '../wizard/index.ts'
import type { RequestDoor } from './request-definition.ts'

/** Around all pages of a request: one tab has it, and leaving puts it back on the device. */
export const RequestLayout = <Draft extends RequestDraft>({
  door: { desk },
  kind,
}: {
  readonly door: RequestDoor<Draft>
  readonly kind: OpenedForm<WizardRecord<Draft>>['kind']
}) => {
  const router = useRouter<AnyRouter>()
  useEffect(() => {
    void desk.open()
    const stopWatching = desk.watch(() => void router.invalidate())
    return () => {
      stopWatching()
      desk.leave()
    }
  }, [router, desk])
  if (kind === 'open') return <Outlet />
  const takeOver = async () => {
    await desk.takeOver()
    await router.invalidate()
  }
  return <ElsewhereNotice onTakeOver={() => void takeOver()} />
}
