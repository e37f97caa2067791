import { refusal } from '../../wire/refusal.ts'
import { allEndpoints } from '../all-endpoints.ts'
import type { Endpoint } from '../endpoint.ts'
import { operationOf } from './operation.ts'
import { createComponents, type JsonSchema } from './schemas.ts'

const tagDescriptions: Readonly<Record<string, string>> = {
  Master: 'Lists that the portals keep for a day',
  Schedule: 'Free appointments; holding, moving and releasing one',
  Request: 'Submitting, finding and changing requests, and their documents',
  Person: 'Family of a person',
  Payment: 'Orders and the payment provider',
  User: 'Sessions and accounts',
  Register: 'Registration',
  Waiting: 'The waiting line of a release',
  Captcha: 'Proof that the caller is human',
  Transactional: 'Messages to the agency',
  Sms: 'Messages that came in by SMS',
}

/** The part of a path that names its resource: `/Person/api/…`, or `/api/Register/…` as specified. */
const tagOf = ({ path }: Endpoint): string => path.split('/').find((part) => part in tagDescriptions) ?? 'Other'

const securitySchemes = {
  bearer: { type: 'http', scheme: 'bearer', description: 'The access token of a session, anonymous or a member’s.' },
  signedLink: { type: 'apiKey', in: 'query', name: 'signature', description: 'The address has a signature.' },
  refreshCookie: {
    type: 'apiKey',
    in: 'cookie',
    name: 'rt',
    description:
      'The refresh token of a browser: `rt` of the passport portal, `rt-origin-id` of the Origin ID portal, on a shared computer with the ending `-shared`. Other clients send the token in the body.',
  },
  providerSignature: {
    type: 'apiKey',
    in: 'header',
    name: 'X-Chapa-Signature',
    description: 'The signature of Chapa, also for bank codes. Each further provider names its own header.',
  },
  gatewaySignature: {
    type: 'apiKey',
    in: 'header',
    name: 'X-Sms-Signature',
    description: 'HMAC-SHA256 in hexadecimal of `X-Sms-Timestamp`, a dot and the bytes of the body.',
  },
}

/** Creates the OpenAPI 3.1 document from the contract. */
export const openApiDocument = (): JsonSchema => {
  const components = createComponents()
  const paths: Record<string, Record<string, JsonSchema>> = {}
  const calls: readonly Endpoint[] = Object.values(allEndpoints)
  for (const call of calls) {
    paths[call.path] ??= {}
    Object.assign(paths[call.path] as object, {
      [call.method.toLowerCase()]: operationOf(components, tagOf(call), call),
    })
  }
  components.describe(refusal)
  return {
    openapi: '3.1.0',
    info: {
      title: 'Passport and Origin ID service',
      version: '1.0.0',
      description:
        'Appointments, applications and payment for passports and Origin IDs. Paths, field names and codes are those of the specification, misspellings included. Extensions are optional fields and additional paths.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'The service that serves this document' }],
    tags: Object.entries(tagDescriptions).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      securitySchemes,
      responses: {
        Refused: {
          description:
            'The request is refused: a message in the caller’s language and a stable code. 429 and 503 have Retry-After.',
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
        },
      },
      schemas: Object.fromEntries(Object.entries(components.schemas).sort(([a], [b]) => (a < b ? -1 : 1))),
    },
  }
}
