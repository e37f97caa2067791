import type { ApiError, ApiResult, PortalApi } from '@invea/api'
import type { Language } from '@invea/domain'
import type { RequestDraft } from '@invea/domain/drafts'
import type { Command, Facts } from '@invea/domain/journeys'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { usePortalApi } from '../api/api-context.ts'
import { applicationQueries, refetchAfterRefusal } from '../api/application-queries.ts'
import { isIndeterminate, passQuery } from '../api/queries.ts'
import type { DraftStore } from '../drafts/draft-store.ts'
import { importWithRetry } from '../i18n/i18n.ts'
import { storeTicket } from '../waiting-line/stored-ticket.ts'
import { chunkFailure } from './next-move.ts'
import type { IdempotencyEntries, IdempotencyEntry, PendingRequest, WizardSnapshot } from './wizard-snapshot.ts'

const hex = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** SHA-256 of a payload. */
export const fingerprint = async (payload: unknown): Promise<string> =>
  hex(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(payload))))

/** Returns the open entry when its payload is the same, else a new entry with a new key. */
export const entryFor = (open: IdempotencyEntry | undefined, payloadHash: string): IdempotencyEntry =>
  open?.fingerprint === payloadHash ? open : { fingerprint: payloadHash, key: crypto.randomUUID() }

/** Removes a settled entry; the same payload later gets a new key. */
export const withoutEntry = (entries: IdempotencyEntries, name: string): IdempotencyEntries => {
  const { [name]: _settled, ...others } = entries
  return others
}

export interface CommandContext<Draft> {
  readonly draft: Draft
  readonly facts: Facts
  readonly language: Language
  /** Position of the step's applicant; 0 for the first one and for the request itself. */
  readonly applicant: number
}

/** Runs the command of a step; returns the error, or undefined on success. */
export type RunCommand<Draft> = (name: Command, context: CommandContext<Draft>) => Promise<ApiError | undefined>

/**
 * Runs one command. Commands with the same `payload` share an idempotency key. `apply` writes the result into the draft as it is
 * when the response arrives, because the applicant may have typed meanwhile. `isEarlier`: it is the result of an earlier request, with
 * other answers than the draft.
 */
export interface CommandHandler<Draft, Payload = unknown, Value = unknown> {
  readonly payload: (context: CommandContext<Draft>) => Payload
  readonly send: (
    api: PortalApi,
    payload: Payload,
    key: string,
    context: CommandContext<Draft>,
  ) => Promise<ApiResult<Value>>
  readonly apply: (draft: Draft, value: Value, context: CommandContext<Draft>, isEarlier?: boolean) => Draft
  /** Stores the result for the queries of later screens, so that they show it at once. */
  readonly remember?: (client: QueryClient, api: PortalApi, value: Value, context: CommandContext<Draft>) => void
  /** Removes from the draft what a refusal made invalid, for instance a slot that is taken. */
  readonly refuse?: (draft: Draft, error: ApiError) => Draft
  /**
   * For a request that must be settled before any other: the part of the draft it depends on. When the page closed before the
   * response, the request is sent again as soon as the form is opened (`retryPending`).
   */
  readonly dependsOn?: (draft: Draft) => unknown
  /** Whether the answers of the draft are sent too, after an earlier request with other answers has been settled. */
  readonly isSentAfterEarlier?: boolean
}

/** Removes a handler's own types for the command table. */
export const command = <Draft, Payload, Value>(handler: CommandHandler<Draft, Payload, Value>): CommandHandler<Draft> =>
  handler as CommandHandler<Draft, unknown, unknown>

/** Adapts a handler for the fields that all requests share to a portal's wider draft; the other fields stay unchanged. */
export const forDraft = <Draft extends RequestDraft>(handler: CommandHandler<RequestDraft>): CommandHandler<Draft> => ({
  payload: handler.payload,
  send: handler.send,
  apply: (draft, value, context) => ({ ...draft, ...handler.apply(draft, value, context) }),
  refuse: (draft, error) => ({ ...draft, ...handler.refuse?.(draft, error) }),
  ...(handler.remember && { remember: handler.remember }),
  ...(handler.dependsOn && { dependsOn: handler.dependsOn }),
})

const createPendingRequest = async (
  payload: unknown,
  subject: string,
  dependsOn: unknown,
): Promise<PendingRequest> => ({ payload, subject, dependsOn: await fingerprint(dependsOn) })

export type CommandTable<Draft> = Readonly<Partial<Record<Command, CommandHandler<Draft>>>>

/**
 * Runs a command under its idempotency key and applies the result to the draft. The key is saved before the request is sent, so
 * that a reload repeats the same key and gets the same response. Returns the error, or undefined on success.
 */
export const runCommand = async <Draft>(options: {
  readonly api: PortalApi
  readonly store: DraftStore<WizardSnapshot<Draft>>
  /** Where `remember` stores the result. */
  readonly client?: QueryClient
  readonly name: Command
  readonly handler: CommandHandler<Draft>
  readonly context: CommandContext<Draft>
}): Promise<ApiError | undefined> => {
  const { api, store, name, handler, context } = options
  const entryName = context.applicant === 0 ? name : `${name}.${context.applicant}`
  const made = handler.payload(context)
  // As the draft stores it: a repeated request must have the same text, and JSON has no empty fields.
  const payload = handler.dependsOn ? JSON.parse(JSON.stringify(made)) : made
  const session = handler.dependsOn && (await api.account.begin())
  if (session && !session.ok) return session.error
  const pending =
    session &&
    handler.dependsOn &&
    (await createPendingRequest(payload, session.value.subject, handler.dependsOn(context.draft)))
  const payloadHash = await fingerprint(payload)
  const open = store.draft().idempotency[entryName]
  // The service may have processed it: the hold may be used, and a second request would be refused. Sends the stored request unchanged.
  if (pending && open?.pending?.subject === pending.subject && open.fingerprint !== payloadHash) {
    const { payload, dependsOn } = open.pending
    const isEarlier = dependsOn !== pending.dependsOn
    const error = await sendAndApply({ ...options, entryName, payload, key: open.key, isEarlier })
    if (!error && isEarlier && handler.isSentAfterEarlier)
      return runCommand({ ...options, context: { ...context, draft: store.draft().draft } })
    if (!error || isIndeterminate(error)) return error
  }
  const entry = { ...entryFor(store.draft().idempotency[entryName], payloadHash), pending }
  store.change((snapshot) => ({ ...snapshot, idempotency: { ...snapshot.idempotency, [entryName]: entry } }))
  await store.flush()

  return sendAndApply({ ...options, entryName, payload, key: entry.key })
}

/** Sends a request whose key is saved, and applies the result to the draft. */
export const sendAndApply = async <Draft>(options: {
  readonly api: PortalApi
  readonly store: DraftStore<WizardSnapshot<Draft>>
  readonly client?: QueryClient
  readonly handler: CommandHandler<Draft>
  readonly context: CommandContext<Draft>
  /** Key of its idempotency entry. */
  readonly entryName: string
  readonly payload: unknown
  readonly key: string
  /** Given for an earlier request, whose refusal is not about the draft: whether its answers differ from those of the draft. */
  readonly isEarlier?: boolean
}): Promise<ApiError | undefined> => {
  const { api, store, client, handler, context, entryName, payload, key, isEarlier } = options
  const result = await handler.send(api, payload, key, context)
  if (result.ok) {
    if (client) handler.remember?.(client, api, result.value, context)
    store.change((snapshot) => ({
      ...snapshot,
      draft: handler.apply(snapshot.draft, result.value, context, isEarlier),
      idempotency: withoutEntry(snapshot.idempotency, entryName),
    }))
  } else {
    store.change((snapshot) => ({
      ...snapshot,
      draft: (isEarlier === undefined && handler.refuse?.(snapshot.draft, result.error)) || snapshot.draft,
      idempotency: isIndeterminate(result.error) ? snapshot.idempotency : withoutEntry(snapshot.idempotency, entryName),
    }))
  }
  await store.flush()
  return result.ok ? undefined : result.error
}

/** Returns a function that runs a portal's commands over a draft. The table is fetched for the first command. */
export const useRunCommand = <Draft extends RequestDraft>(
  store: DraftStore<WizardSnapshot<Draft>>,
  commands: () => Promise<CommandTable<Draft>>,
): RunCommand<Draft> => {
  const api = usePortalApi()
  const client = useQueryClient()
  return useCallback(
    async (name, context) => {
      // A chunk that cannot be fetched is shown like an unreachable service; the same button tries again, or reloads.
      const table = await importWithRetry(commands).catch(() => undefined)
      if (!table) return chunkFailure()
      const handler = table[name]
      if (!handler) throw new Error(name)
      const error = await runCommand({ api, store, client, name, handler, context })
      refetchAfterRefusal(client, error)
      // Decision 0030: the submission ends the turn in a waiting line.
      if (!error && name === 'submitApplicant' && client.getQueryData(passQuery.queryKey)) {
        client.setQueryData(passQuery.queryKey, null)
        storeTicket(undefined)
      }
      // A §4: the price is fetched after each submitted applicant and cached for the screens that show it.
      const requestId = store.draft().draft.submitted?.requestId
      if (!error && name === 'submitApplicant' && requestId !== undefined)
        void client.prefetchQuery({ ...applicationQueries.price(api, context.language, requestId), staleTime: 0 })
      return error
    },
    [api, client, store, commands],
  )
}
