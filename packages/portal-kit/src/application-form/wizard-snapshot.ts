import { draftVersion } from '@invea/domain/drafts'
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
  /** Unsaved input by applicant and step (`0.family`: a member before Save). Survives a reload; no later step passes it. */
  readonly unsavedInput?: Readonly<Record<string, unknown>> | undefined
}

/** The snapshot of a wizard that has not been started. */
export const emptySnapshot = <Draft>(draft: Draft): WizardSnapshot<Draft> => ({ draft, idempotency: {} })

// cspell:ignore place wish
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

interface OpenedMember {
  readonly member: unknown
  readonly taken?: { readonly at: number; readonly was: unknown } | undefined
}

/** In snapshots of version 2 the list of the family lacks an edited member, which is beside the form until Save or Cancel. */
interface SnapshotVersion2 {
  readonly draft: { readonly applicants?: readonly { readonly family: readonly unknown[] }[] }
  readonly idempotency: IdempotencyEntries
  readonly unsavedInput?: Readonly<Record<string, OpenedMember | undefined>>
}

const fromVersion2 = (saved: unknown): WizardSnapshot<unknown> => {
  const { draft, unsavedInput, ...rest } = saved as SnapshotVersion2
  if (!unsavedInput) return saved as WizardSnapshot<unknown>
  const applicants = draft.applicants?.map((applicant, position) => {
    const taken = unsavedInput[`${position}.family`]?.taken
    if (!taken) return applicant
    const { family } = applicant
    return { ...applicant, family: [...family.slice(0, taken.at), taken.was, ...family.slice(taken.at)] }
  })
  const opened = Object.entries(unsavedInput).map(([name, input]) => {
    const { taken, ...more } = input ?? {}
    return [name, input && { ...more, ...(taken && { at: taken.at }) }] as const
  })
  return { ...rest, draft: { ...draft, ...(applicants && { applicants }) }, unsavedInput: Object.fromEntries(opened) }
}

/** Describes a form whose snapshots are saved under `id`. A changed draft needs a new `draftVersion` and a migration here. */
export const snapshotForm = <Draft>(id: string, empty: () => Draft): DraftForm<WizardSnapshot<Draft>> => ({
  id,
  // The snapshot itself changed twice without a change of the draft.
  draftVersion: draftVersion + 2,
  migrations: { 1: fromVersion1, 2: fromVersion2 },
  empty: () => emptySnapshot(empty()),
})
