import type { ApiResult } from '../errors.ts'

type Calls = Readonly<Record<string, (...given: never[]) => unknown>>

const unreachable: ApiResult<never> = { ok: false, error: { kind: 'unreachable' } }

/**
 * Client whose code is imported with its first call; the properties of `now` are available at once. A failed import returns
 * `unreachable`, and the next call tries again.
 */
export const lazyClient = <Slice extends object, Now extends object>(
  load: () => Promise<Slice>,
  now: Now,
): Slice & Now => {
  const call =
    (name: string) =>
    async (...given: never[]): Promise<unknown> => {
      const calls = (await load().catch(() => undefined)) as Calls | undefined
      return calls ? calls[name]?.(...given) : unreachable
    }
  return new Proxy(now as Slice & Now, {
    get: (ready, name) => {
      // `then` would make a promise of the slice itself.
      if (name in ready || typeof name !== 'string' || name === 'then') return Reflect.get(ready, name)
      return call(name)
    },
  })
}
