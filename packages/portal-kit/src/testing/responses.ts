import type { ApiError } from '@invea/api'

type Refusal = Extract<ApiError, { readonly kind: 'refused' }>

/** A call that the service accepts, with the value of its response. */
export const succeeds =
  <const T>(value: T) =>
  async () =>
    ({ ok: true, value }) as const

/** The result of a call that the service refuses. */
export const refused = <const Code extends Refusal['code']>(
  code: Code,
  more: Partial<Omit<Refusal, 'kind' | 'code'>> = {},
) => ({ ok: false, error: { kind: 'refused', code, message: '', status: 409, ...more } }) as const

/** A call that gets no response. */
export const unreachable = async () => ({ ok: false, error: { kind: 'unreachable' } }) as const

/** A promise that the test resolves when it wants to, like a slow response. */
export const later = <T = void>() => {
  let resolve: (value: T) => void = () => undefined
  const promise = new Promise<T>((done) => {
    resolve = done
  })
  return { promise, resolve }
}
