import { type Endpoint, refusalBody } from '@invea/api/contract'
import { fieldKey, type Language } from '@invea/domain'
import { issueSentence, translate } from '@invea/locales/catalogue'
import type { FastifyReply } from 'fastify'
import type { Refusal } from '../refusal.ts'
import { refusalStatus } from './refusal-status.ts'

/** A fault has its own status even where an expected no is described as HTTP 200. */
const faults: ReadonlySet<Refusal['code']> = new Set([
  'signInRequired',
  'tooManyRequests',
  'unavailable',
  'internal',
  'notFound',
  'invalidInput',
])

/** Says no: a stable code, a sentence in the caller's language, in the shape this call's client reads. */
export const sendRefusal = (
  reply: FastifyReply,
  input: {
    readonly declared: Pick<Endpoint, 'emptyOnRefusal' | 'refusalTextAlsoIn' | 'refusalStatus'>
    readonly refusal: Refusal
    readonly language: Language
    /** The deployment's telephone number for questions. */
    readonly helpLine: string
    /** Where the transport knows better, e.g. 415. */
    readonly status?: number | undefined
  },
) => {
  const { declared, refusal, language, helpLine } = input
  const { code, retryAfterSeconds, issues, ...more } = refusal
  const inWords = issues?.map((issue) => ({
    ...issue,
    message: issueSentence(language, { ...issue, field: fieldKey(issue.field) }),
  }))
  const described = faults.has(code) ? undefined : declared.refusalStatus
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds)
  return reply
    .code(input.status ?? described ?? refusalStatus[code])
    .header('content-language', language)
    .send(
      refusalBody(declared, {
        code,
        message: translate(language, 'refusal', code, { helpLine }),
        issues: inWords,
        ...more,
      }),
    )
}
