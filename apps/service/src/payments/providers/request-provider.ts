import * as z from 'zod/mini'
import { reasonOf } from '../../platform/reason-of.ts'

/** Longer than a payer waits for a page would help nobody. */
const patience = 10_000

export interface ProviderAnswer {
  readonly ok: boolean
  readonly status: number
  readonly text: string
}

/** Called with the kind of failure where a provider could not be reached. */
export type ReportFailure = (why: string) => void

/** Calls a provider: GET, or POST with a body. Undefined when no whole answer came in time. */
export const requestProvider = async ({
  url,
  key,
  body,
  onFailure,
}: {
  readonly url: string
  readonly key: string
  readonly body?: object | undefined
  readonly onFailure?: ReportFailure | undefined
}): Promise<ProviderAnswer | undefined> => {
  try {
    const answer = await fetch(url, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${key}`, ...(body && { 'content-type': 'application/json' }) },
      body: body ? JSON.stringify(body) : null,
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    })
    return { ok: answer.ok, status: answer.status, text: await answer.text() }
  } catch (error) {
    onFailure?.(reasonOf(error))
    return undefined
  }
}

/** A text read by a schema; undefined when it is not JSON or of another shape. */
export const readJson = <Schema extends z.ZodMiniType>(schema: Schema, text: string): z.output<Schema> | undefined => {
  try {
    const read = z.safeParse(schema, JSON.parse(text))
    return read.success ? read.data : undefined
  } catch {
    return undefined
  }
}
