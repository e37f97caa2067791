import { draftVersion } from '@invea/domain/drafts'
import type { DraftForm } from '../drafts/draft-storage.ts'
import type { IdempotencyEntries } from './idempotency.ts'

/** What is saved of a wizard on the device: the draft, the last step, and requests without a response. */
export interface WizardSnapshot<Draft> {
  readonly draft: Draft
  /** Id of the step shown last; the offer to continue leads there. */
  readonly lastStep?: string | undefined
  readonly idempotency: IdempotencyEntries
  /** Input that is not part of the draft yet, by name: a family member before Save. It survives a reload too. */
  readonly unsavedInput?: Readonly<Record<string, unknown>> | undefined
}

/** The snapshot of a wizard that has not been started. */
export const emptySnapshot = <Draft>(draft: Draft): WizardSnapshot<Draft> => ({ draft, idempotency: {} })

// cspell:ignore wish
/** Snapshots of version 1, saved by earlier releases, differ in the names of these properties. */
interface SnapshotVersion1 {
  readonly draft: unknown
  readonly place?: string
  readonly intentions: Readonly<
    Record<
      string,
      {
        readonly fingerprint: string
        readonly key: string
        readonly wish?: { readonly payload: unknown; readonly subject: string; readonly madeOf: string }
      }
    >
  >
  readonly scratch?: Readonly<Record<string, unknown>>
}

const fromVersion1 = (saved: unknown): WizardSnapshot<unknown> => {
  const { draft, place, intentions, scratch } = saved as SnapshotVersion1
  const entries = Object.entries(intentions).map(([name, { wish, ...entry }]) => {
    const pending = wish && { payload: wish.payload, subject: wish.subject, dependsOn: wish.madeOf }
    return [name, { ...entry, pending }] as const
  })
  return { draft, lastStep: place, idempotency: Object.fromEntries(entries), unsavedInput: scratch }
}

/** Describes a form whose snapshots are saved under `id`. A changed draft needs a new `draftVersion` and a migration here. */
export const snapshotForm = <Draft>(id: string, empty: () => Draft): DraftForm<WizardSnapshot<Draft>> => ({
  id,
  // The snapshot's own names changed once without a change of the draft.
  draftVersion: draftVersion + 1,
  migrations: { 1: fromVersion1 },
  empty: () => emptySnapshot(empty()),
})
