import type { DraftForm } from '../drafts/draft-storage.ts'

/** The idempotency key of a command. Every attempt sends the same key until a response settles the command. */
export interface IdempotencyEntry {
  /** Hash of the payload; another payload gets another entry. */
  readonly fingerprint: string
  readonly key: string
  /** Sent again when the form is opened, before anything else. */
  readonly pending?: PendingRequest | undefined
}

/** A request that the service may have processed although no response arrived. It is settled before the form continues. */
export interface PendingRequest {
  readonly payload: unknown
  /** Subject of the session that sent it; it is never repeated under another one (D32). */
  readonly subject: string
  /** Hash of the part of the draft that the request depends on; it is not repeated when that part has changed. */
  readonly dependsOn: string
}

/** Entries by command and applicant. They are saved with the draft, so that a reload repeats the same key. */
export type IdempotencyEntries = Readonly<Record<string, IdempotencyEntry>>

/** What is saved of a wizard on the device: the draft, the last step, and requests without a response. */
export interface WizardSnapshot<Draft> {
  readonly draft: Draft
  /** Id of the step shown last; the offer to continue leads there. */
  readonly lastStep?: string | undefined
  readonly idempotency: IdempotencyEntries
  /** Unsaved input by applicant and name (`0.family`: a member before Save). Survives a reload. No later step passes that of a step. */
  readonly unsavedInput?: Readonly<Record<string, unknown>> | undefined
}

/** The snapshot of a wizard that has not been started. */
export const emptySnapshot = <Draft>(draft: Draft): WizardSnapshot<Draft> => ({ draft, idempotency: {} })

/**
 * Describes a form whose snapshots are saved under `id`. A change that older snapshots do not fit needs a new `draftVersion`, and a migration
 * here for a day after the release. Without one an older snapshot is deleted.
 */
export const snapshotForm = <Draft>(id: string, empty: () => Draft): DraftForm<WizardSnapshot<Draft>> => ({
  id,
  draftVersion: 3,
  migrations: {},
  empty: () => emptySnapshot(empty()),
})
