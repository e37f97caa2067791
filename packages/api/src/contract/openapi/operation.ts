import type * as z from 'zod/mini'
import type { Endpoint, EndpointAuth } from '../endpoint.ts'
import { headers } from '../headers.ts'
import { type Components, type JsonSchema, shapeOf } from './schemas.ts'

const security: Readonly<Record<EndpointAuth, readonly JsonSchema[]>> = {
  public: [{}],
  session: [{ bearer: [] }],
  otp: [{ bearer: [] }],
  'signed-link': [
    { signedLink: [], bearer: [] },
    { signedLink: [], refreshCookie: [] },
  ],
  'signed-callback': [{ providerSignature: [] }],
}

const securityOf = ({ auth, usesRefreshCookie, signedHeaders }: Endpoint): readonly JsonSchema[] => {
  if (usesRefreshCookie) return [{ refreshCookie: [] }, {}]
  return signedHeaders ? [{ gatewaySignature: [] }] : security[auth]
}

const authDescriptions: Readonly<Record<EndpointAuth, string>> = {
  public: 'Open to all.',
  session: 'Needs a session, anonymous or a member’s. Another caller’s data returns 404.',
  otp: 'Needs a member whose one-time code was verified within the last ten minutes.',
  'signed-link': 'The address has a signature, and is valid for minutes and only in the session that received it.',
  'signed-callback': 'Signed by the provider or gateway that sends it, over the raw body.',
}

const captchaNeeded = (call: Endpoint): string | undefined => {
  if (!call.captcha) return undefined
  const when = {
    always: '',
    repeatedLookUp: ' after the first look-ups by one number, after failed ones, and for an old application number',
    namedAccount: ' for named accounts',
    inTurn: ' for a ticket in turn',
  }[call.captchaWhen ?? 'always']
  return `Requires the captcha of form \`${call.captcha}\`${when}.`
}

const ratesOf = ({ limits }: Endpoint) =>
  `At most ${limits.rates.map(({ per, of, times, seconds }) => `${times} in ${seconds} s for each ${per}${of ? ` of a ${of}` : ''}`).join(', ')}.`

const header = (name: string, description: string, schema: JsonSchema = { type: 'string' }, required = false) => ({
  name,
  in: 'header',
  required,
  description,
  schema,
})

const headersOf = ({ idempotent, captcha, needsPass, auth, method, signedHeaders = {} }: Endpoint) => [
  ...Object.entries(signedHeaders).map(([name, description]) => header(name, description, { type: 'string' }, true)),
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

const isChange = ({ method }: Endpoint) => method !== 'GET'

/** Possible refusal statuses of an endpoint. 500 is an error of the service. */
const refusalsOf = (call: Endpoint) => ({
  ...(hasInput(call) && { 400: refused }),
  ...((call.auth === 'session' || call.auth === 'otp') && { 401: refused }),
  ...(call.auth === 'signed-callback' && { 401: { description: 'The signature is missing, wrong or too old.' } }),
  // A change from a page of another site is refused.
  ...((isChange(call) || call.captcha) && { 403: refused }),
  ...((call.guards ?? call.query ?? call.body) && { 404: refused }),
  // Another identity than the caller expects is refused.
  ...((call.idempotent || call.auth === 'session' || call.auth === 'otp') && { 409: refused }),
  ...((call.body ?? call.multipart) && { 413: refused, 415: refused }),
  ...(call.idempotent && { 422: refused }),
  429: refused,
  503: refused,
  ...Object.fromEntries((call.refusals ?? []).map((status) => [status, refused])),
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
  security: securityOf(call),
  parameters: [
    ...parametersOf(components, 'path', call.params),
    ...parametersOf(components, 'query', call.query),
    ...headersOf(call),
  ],
  requestBody: bodyOf(components, call),
  responses: { 200: successOf(components, call), ...refusalsOf(call) },
})
