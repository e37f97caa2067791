import type * as z from 'zod/mini'
import type { Endpoint, EndpointAuth } from '../endpoint.ts'
import { headers } from '../headers.ts'
import type { Components, JsonSchema } from './schemas.ts'

const security: Readonly<Record<EndpointAuth, readonly JsonSchema[]>> = {
  public: [{}],
  session: [{ bearer: [] }],
  otp: [{ bearer: [] }],
  'signed-link': [{ signedLink: [] }],
  'signed-callback': [{ providerSignature: [] }],
}

const authDescriptions: Readonly<Record<EndpointAuth, string>> = {
  public: 'Open to all.',
  session: 'Needs a session, anonymous or a member’s. Another caller’s data returns 404.',
  otp: 'Needs a member whose one-time code was verified within the last ten minutes.',
  'signed-link': 'The address has a signature and is valid for minutes.',
  'signed-callback': 'Signed by the provider or gateway that sends it, over the raw body.',
}

const captchaNeeded = (call: Endpoint): string | undefined => {
  if (!call.captcha) return undefined
  const when = { always: '', afterMisses: ' after failed look-ups', namedAccount: ' for named accounts' }[
    call.captchaWhen ?? 'always'
  ]
  return `Requires the captcha of form \`${call.captcha}\`${when}.`
}

const ratesOf = ({ limits }: Endpoint) =>
  `At most ${limits.rates.map(({ per, of, times, seconds }) => `${times} in ${seconds} s for each ${per}${of ? ` of a ${of}` : ''}`).join(', ')}.`

const header = (name: string, description: string, schema: JsonSchema = { type: 'string' }) => ({
  name,
  in: 'header',
  required: false,
  description,
  schema,
})

const headersOf = ({ idempotent, captcha, needsPass, auth, method }: Endpoint) => [
  header('Accept-Language', 'Language of messages: en, am, om or ti.'),
  ...(idempotent
    ? [
        header(headers.idempotencyKey, 'One key for each request; a repeated key returns the first response.', {
          type: 'string',
          maxLength: 200,
        }),
      ]
    : []),
  ...(captcha ? [header(headers.captcha, 'A captcha solution for this call alone.')] : []),
  ...(needsPass ? [header(headers.waitingPass, 'A pass of this session, while a waiting line is open.')] : []),
  ...(auth === 'session' && method !== 'GET'
    ? [header(headers.expectedSubject, 'The subject that the caller expects.')]
    : []),
]

/** The input object of a schema: a plain object, or the wire side of a codec. */
const shapeOf = (schema: z.core.$ZodType): Readonly<Record<string, z.core.$ZodType>> => {
  const { def } = (schema as z.core.$ZodTypes)._zod
  if (def.type === 'object') return def.shape
  return def.type === 'pipe' ? shapeOf(def.in) : {}
}

const parametersOf = ({ describe }: Components, location: 'path' | 'query', schema: z.core.$ZodType | undefined) =>
  Object.entries(schema ? shapeOf(schema) : {}).map(([name, one]) => ({
    name,
    in: location,
    required: location === 'path' || one._zod.optin !== 'optional',
    schema: describe(one),
  }))

const bodyOf = ({ describe }: Components, { body, multipart }: Endpoint) => {
  if (body) return { required: true, content: { 'application/json': { schema: describe(body) } } }
  if (!multipart) return undefined
  const fields = describe(multipart.fields)
  const description = `One part for each file, named by its ${multipart.fileNamedBy}: ${multipart.contentTypes.join(', ')}, at most ${multipart.maxFileBytes} bytes each, at most ${multipart.maxFiles} parts.`
  const schema = { ...fields, description, additionalProperties: { type: 'string', format: 'binary' } }
  return { required: true, content: { 'multipart/form-data': { schema } } }
}

const refused = { $ref: '#/components/responses/Refused' }
const hasInput = (call: Endpoint) => Boolean(call.params ?? call.query ?? call.body ?? call.multipart)

/** Possible refusal statuses of an endpoint. */
const refusalsOf = (call: Endpoint) => ({
  ...(hasInput(call) && { 400: refused }),
  ...((call.auth === 'session' || call.auth === 'otp') && { 401: refused }),
  ...((call.captcha || call.needsPass) && { 403: refused }),
  ...((call.guards ?? call.query ?? call.body) && { 404: refused }),
  ...(call.idempotent && { 409: refused, 422: refused }),
  ...((call.body ?? call.multipart) && { 413: refused, 415: refused }),
  429: refused,
  503: refused,
})

const successOf = ({ describe }: Components, { response, refusalStatus, produces }: Endpoint) => {
  if (!response)
    return {
      description: 'The requested bytes.',
      content: Object.fromEntries((produces ?? []).map((type) => [type, { schema: { type: 'string' } }])),
    }
  const success = describe(response)
  const schema = refusalStatus ? { anyOf: [success, { $ref: '#/components/schemas/Refusal' }] } : success
  return { description: 'Success, or an expected refusal with status 0.', content: { 'application/json': { schema } } }
}

/** One call as an OpenAPI operation. */
export const operationOf = (components: Components, tag: string, call: Endpoint): JsonSchema => ({
  operationId: call.id,
  tags: [tag],
  summary: call.summary,
  description: [
    authDescriptions[call.auth],
    captchaNeeded(call),
    ratesOf(call),
    `Source: ${call.source ?? 'extension'}.`,
  ]
    .filter(Boolean)
    .join(' '),
  security: security[call.auth],
  parameters: [
    ...parametersOf(components, 'path', call.params),
    ...parametersOf(components, 'query', call.query),
    ...headersOf(call),
  ],
  requestBody: bodyOf(components, call),
  responses: { 200: successOf(components, call), ...refusalsOf(call) },
})
