import type { ApiError, PortalApi, Result } from '@invea/api'
import type { Command, Facts, Language, RequestDraft } from '@invea/domain'
import type { DraftStore } from '../drafts/index.ts'
import { fingerprint, intend, settle, type Wish } from './idempotency.ts'
import type { WizardRecord } from './wizard-snapshot.ts'

/** What a command may know when it starts. */
export interface CommandContext<Draft> {
  readonly draft: Draft
  readonly facts: Facts
  readonly language: Language
  /** Position of the applicant whose step it is; 0 for the first and for the request itself. */
  readonly applicant: number
}

/**
 * The effect behind a command's name. `payload` is what is asked and names the intention: the same payload is the same wish.
 * `apply` puts the answer into the draft as it is by then, since typing may have gone on.
 */
export interface CommandRun<Draft, Payload = unknown, Value = unknown> {
  readonly payload: (context: CommandContext<Draft>) => Payload
  readonly send: (
    api: PortalApi,
    payload: Payload,
    key: string,
    context: CommandContext<Draft>,
  ) => Promise<Result<Value>>
  readonly apply: (draft: Draft, value: Value, context: CommandContext<Draft>) => Draft
  /** What a refusal takes out of the draft, for instance a place that is gone. */
  readonly refuse?: (draft: Draft, error: ApiError) => Draft
  /**
   * For a wish that changes what may be asked next: the part of the draft it is made of. When its answer was lost with the page, it is
   * asked for again as soon as the form is opened (`fetchAnswers`).
   */
  readonly madeOf?: (draft: Draft) => unknown
}

/** Keeps a command's own types while it stands in a table beside others. */
export const command = <Draft, Payload, Value>(run: CommandRun<Draft, Payload, Value>): CommandRun<Draft> =>
  run as CommandRun<Draft, unknown, unknown>

/** A command that knows what every request has, for a portal whose draft has more: the rest of the draft stays as it is. */
export const forDraft = <Draft extends RequestDraft>(run: CommandRun<RequestDraft>): CommandRun<Draft> => ({
  payload: run.payload,
  send: run.send,
  apply: (draft, value, context) => ({ ...draft, ...run.apply(draft, value, context) }),
  refuse: (draft, error) => ({ ...draft, ...run.refuse?.(draft, error) }),
  ...(run.madeOf && { madeOf: run.madeOf }),
})

const wishOf = async (payload: unknown, subject: string, madeOf: unknown): Promise<Wish> => ({
  payload,
  subject,
  madeOf: await fingerprint(madeOf),
})

export type CommandTable<Draft> = Readonly<Partial<Record<Command, CommandRun<Draft>>>>

/** An answer that leaves open whether the wish came true: the next try must repeat the key. */
export const leavesOpen = (error: ApiError): boolean =>
  error.kind === 'unreachable' ||
  error.kind === 'signedOut' ||
  (error.kind === 'refused' && (error.status >= 500 || error.status === 429 || error.code === 'signInRequired'))

/**
 * Carries a command out under the key of its intention, and puts the answer into the draft. The key is on the disk before the
 * wish leaves: a reload in the middle asks again with the same key and gets the same answer. Undefined when all went well.
 */
export const carryOut = async <Draft>(options: {
  readonly api: PortalApi
  readonly store: DraftStore<WizardRecord<Draft>>
  readonly name: Command
  readonly run: CommandRun<Draft>
  readonly context: CommandContext<Draft>
}): Promise<ApiError | undefined> => {
  const { api, store, name, run, context } = options
  const place = context.applicant === 0 ? name : `${name}.${context.applicant}`
  const payload = run.payload(context)
  const begun = run.madeOf && (await api.account.begin())
  if (begun && !begun.ok) return begun.error
  const wish = begun && run.madeOf && (await wishOf(payload, begun.value.subject, run.madeOf(context.draft)))
  const intention = { ...intend(store.draft().intentions[place], await fingerprint(payload)), wish }
  store.change((record) => ({ ...record, intentions: { ...record.intentions, [place]: intention } }))
  await store.flush()

  return hear({ ...options, place, payload, key: intention.key })
}

/** Sends a wish whose key is on the disk, and puts the answer into the draft. */
export const hear = async <Draft>(asked: {
  readonly api: PortalApi
  readonly store: DraftStore<WizardRecord<Draft>>
  readonly run: CommandRun<Draft>
  readonly context: CommandContext<Draft>
  /** Its name among the intentions. */
  readonly place: string
  readonly payload: unknown
  readonly key: string
}): Promise<ApiError | undefined> => {
  const { api, store, run, context, place, payload, key } = asked
  const result = await run.send(api, payload, key, context)
  if (result.ok) {
    store.change((record) => ({
      ...record,
      draft: run.apply(record.draft, result.value, context),
      intentions: settle(record.intentions, place),
    }))
  } else {
    store.change((record) => ({
      ...record,
      draft: run.refuse?.(record.draft, result.error) ?? record.draft,
      intentions: leavesOpen(result.error) ? record.intentions : settle(record.intentions, place),
    }))
  }
  await store.flush()
  return result.ok ? undefined : result.error
}
