import { createListeners } from '../listeners.ts'
import type { DraftForm, EncryptedDraftStorage } from './draft-storage.ts'

type Leaf = string | number | boolean | null | undefined

/** Every field of a draft as a dotted path, so that a mistyped field does not compile. */
export type Path<T> = T extends Leaf
  ? never
  : T extends readonly (infer Item)[]
    ? `${number}` | `${number}.${Path<NonNullable<Item>>}`
    : { [K in keyof T & string]: K | `${K}.${Path<NonNullable<T[K]>>}` }[keyof T & string]

/** Type of the value at a path; undefined when an object on the way may be absent. */
export type PathValue<T, P extends string> = P extends `${infer Head}.${infer Rest}`
  ? PathValue<At<T, Head>, Rest> | (undefined extends At<T, Head> ? undefined : never)
  : At<T, P>
type At<T, K extends string> =
  NonNullable<T> extends readonly (infer Item)[] ? Item : K extends keyof NonNullable<T> ? NonNullable<T>[K] : undefined

type Node = Readonly<Record<string, unknown>> | readonly unknown[]

/** Returns the value at a dotted path, or undefined when an object on the way is absent. */
export const readPath = (draft: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined | null)?.[key], draft)

/** Returns a copy of the draft with a new value at the path. Everything beside the path is shared, not copied. */
export const writePath = <Draft>(draft: Draft, path: string, value: unknown): Draft => {
  const [key = '', ...rest] = path.split('.')
  const node = (draft ?? {}) as Node
  const inner = rest.length === 0 ? value : writePath((node as Record<string, unknown>)[key], rest.join('.'), value)
  if (Array.isArray(node)) return node.map((item, at) => (at === Number(key) ? inner : item)) as Draft
  return { ...node, [key]: inner } as Draft
}

/** `kept`: saved on this device. `memory`: the visitor chose not to save. `failed`: the device refused to save. */
export type SaveState = 'kept' | 'saving' | 'memory' | 'failed'

/** Holds the draft of an open form. Each change is saved within a second. */
export interface DraftStore<Draft> {
  draft(): Draft
  readonly saveState: () => SaveState
  /** When the device last saved the draft, in milliseconds since 1970; undefined while it has not. */
  readonly savedAt: () => number | undefined
  change(edit: (draft: Draft) => Draft): void
  readonly subscribe: (listener: () => void) => () => void
  /** Resolves when all changes so far are saved, or the device has refused to save. */
  readonly flush: () => Promise<void>
  /** Deletes the draft from memory and from the device. */
  readonly discard: () => Promise<void>
  /** Leaves the disk to another page or store from now on: a late response changes only the memory. */
  readonly close: () => void
}

/** Minimum milliseconds between two writes; leaves time for the disk within the one second allowed. */
const writeInterval = 250

/** Creates a store over a draft that has been loaded, so that the form never mounts over an empty draft first. */
export const createDraftStore = <Draft>(options: {
  readonly form: DraftForm<Draft>
  readonly draft: Draft
  /** When `draft` was saved, if it was read from the device. */
  readonly savedAt?: number | undefined
  readonly storage: EncryptedDraftStorage
  /** Read at each save, because the visitor may change the choice while typing. */
  readonly isEphemeral: () => boolean
}): DraftStore<Draft> => {
  const { form, storage, isEphemeral } = options
  let draft = options.draft
  let savedAt = options.savedAt
  let state: SaveState = isEphemeral() ? 'memory' : 'kept'
  let timer: ReturnType<typeof setTimeout> | undefined
  let lastWrite = Number.NEGATIVE_INFINITY
  let writing: Promise<void> = Promise.resolve()
  let unsaved = false
  let isClosed = false
  const { subscribe, notify } = createListeners()

  const setState = (next: SaveState) => {
    if (state === next) return
    state = next
    notify()
  }
  const write = async () => {
    if (isClosed) return
    const shown = draft
    const isShared = isEphemeral()
    unsaved = false
    lastWrite = performance.now()
    try {
      if (isShared) {
        await storage.discard(form.id)
        savedAt = undefined
      } else savedAt = await storage.save(form, shown)
      if (draft === shown) setState(isShared ? 'memory' : 'kept')
    } catch {
      // The form still works in memory; the screen shows the failure, and the next change or flush tries again.
      unsaved = true
      setState(isShared ? 'memory' : 'failed')
    }
  }
  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    // The choice of a shared device may have changed since the last write.
    if (unsaved || isEphemeral() !== (state === 'memory')) writing = writing.then(write)
    return writing
  }

  return {
    draft: () => draft,
    saveState: () => state,
    savedAt: () => savedAt,
    subscribe,
    change: (edit) => {
      const next = edit(draft)
      if (next === draft) return
      draft = next
      unsaved = true
      if (!isEphemeral()) state = 'saving'
      // Writes the first change after a pause at once: a reload may follow it.
      timer ??= setTimeout(() => void flush(), Math.max(0, lastWrite + writeInterval - performance.now()))
      notify()
    },
    flush,
    close: () => {
      isClosed = true
    },
    discard: async () => {
      clearTimeout(timer)
      timer = undefined
      await writing
      unsaved = false
      draft = form.empty()
      savedAt = undefined
      if (!isClosed) await storage.discard(form.id).catch(() => undefined)
      state = isEphemeral() ? 'memory' : 'kept'
      notify()
    },
  }
}
