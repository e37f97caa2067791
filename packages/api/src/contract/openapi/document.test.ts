import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { personStatusCode, requestStatusCode } from '@invea/domain/codes'
import { lint, loadConfig } from '@redocly/openapi-core'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { refusal } from '../../wire/refusal.ts'
import { allEndpoints, type Endpoint, refusalCodes } from '../index.ts'
import { openApiDocument } from './document.ts'

interface Operation {
  readonly operationId: string
  readonly summary: string
  readonly security: readonly object[]
  readonly responses: Readonly<Record<string, unknown>>
  readonly parameters: readonly { readonly name: string; readonly required: boolean; readonly schema: object }[]
}
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation | undefined>> | undefined>>
  readonly components: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

const document = openApiDocument() as unknown as Document
const operations = Object.values(document.paths).flatMap((path = {}) => Object.values(path) as Operation[])
const calls: readonly Endpoint[] = Object.values(allEndpoints)

test('openapi.json matches the contract; `pnpm gen` writes it', () => {
  const committed = readFileSync(new URL('../../../openapi.json', import.meta.url), 'utf8')
  expect(JSON.parse(committed)).toEqual(JSON.parse(JSON.stringify(document)))
})

test('every call is an operation with its id, a summary and its requirements', () => {
  expect(new Set(operations.map(({ operationId }) => operationId))).toEqual(new Set(calls.map(({ id }) => id)))
  expect(operations.filter(({ summary, security }) => summary.length < 5 || security.length === 0)).toEqual([])
})

test('every reference leads somewhere', () => {
  const names = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/([^/"]+)\/([^/"]+)"/g)]
  const lost = names.filter(([, kind = '', name = '']) => !(name in (document.components[kind] ?? {})))
  expect(names.length).toBeGreaterThan(50)
  expect(lost).toEqual([])
})

test('an id in a query is a whole number, and optional parameters are marked', () => {
  const price = document.paths['/Master/api/V1.0/ServicePrice/GetPriceForRequest']?.get
  expect(price?.parameters[0]).toMatchObject({ name: 'requestId', required: true, schema: { type: 'integer' } })
  const lookup = document.paths['/Request/api/V1.0/Request/GetRequestsByApplicationNumber']?.get
  const required = Object.fromEntries(lookup?.parameters.map(({ name, required }) => [name, required]) ?? [])
  expect(required).toMatchObject({ applicationNumber: true, confirmationNumber: false })
})

const operation = (id: string) => operations.find(({ operationId }) => operationId === id)
const parametersOf = (id: string) => operation(id)?.parameters.map(({ name, required }) => [name, required])

test('names the header, cookie and captcha that each signed or renewed call needs', () => {
  const schemes = document.components.securitySchemes ?? {}
  const headersOf = (id: string) =>
    operation(id)?.security.flatMap((one) => Object.keys(one).map((key) => schemes[key]))
  expect(headersOf('smsCallback')).toMatchObject([{ in: 'header', name: 'X-Sms-Signature' }])
  expect(parametersOf('smsCallback')).toContainEqual(['X-Sms-Timestamp', true])
  expect(headersOf('paymentCallback')).toMatchObject([{ in: 'header', name: 'X-Chapa-Signature' }])
  expect(headersOf('refreshToken')).toMatchObject([{ in: 'cookie', name: 'rt' }])
  expect(parametersOf('exchangeTicket')).toContainEqual(['X-Captcha', false])
})

test('describes the values of each status and of the code of a refusal', () => {
  const { Application, Person, Refusal } = document.components.schemas ?? {}
  expect(Application).toMatchObject({
    properties: { requestStatus: { description: expect.stringContaining('`Payment Completed`') } },
  })
  expect(Person).toMatchObject({
    properties: { personStatus: { description: expect.stringContaining('`PaymentCompleted`') } },
  })
  const { code } = (Refusal as { readonly properties: Readonly<Record<string, { readonly description: string }>> })
    .properties
  expect(refusalCodes.filter((one) => !code?.description.includes(`\`${one}\``))).toEqual([])
})

test('the specified wire is in the document letter for letter', () => {
  const text = JSON.stringify(document)
  const words = [
    'familtyTypeId',
    'familtyType',
    'wereda',
    'descrption',
    'lable',
    'instractions',
    'requiredAttachements',
    'ResetForgotedPassword',
    'phonenumber',
    'isDatacorrected',
    'redirectMSG',
    'urgentAppointmentResponses',
    'appointmentResp',
    'advancedRestrictions',
    'familyTypesResponse',
    'individualPrice',
    'personFullName',
  ]
  expect(words.filter((word) => !text.includes(`${word}`))).toEqual([])
})

const file = (name: string) => fileURLToPath(new URL(`../../../${name}`, import.meta.url))

test('redocly finds no error and no warning in openapi.json', async () => {
  const config = await loadConfig({ configPath: file('redocly.yaml') })
  const problems = await lint({ ref: file('openapi.json'), config })
  expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([])
})

const documentation = readFileSync(new URL('../../../../../docs/api.md', import.meta.url), 'utf8')

test('docs/api.md names every extension', () => {
  const named = calls.filter(({ source }) => source === undefined).map(({ path }) => path.split('/').at(-1) ?? path)
  expect(named.filter((name) => !documentation.includes(name))).toEqual([])
})

test('docs/api.md explains every code of a refusal', () => {
  expect(refusalCodes.filter((code) => !documentation.includes(`\`${code}\``))).toEqual([])
})

test('docs/api.md explains every status', () => {
  const words = [requestStatusCode, personStatusCode].flatMap(({ names, encode }) =>
    names.map(encode as (name: string) => string),
  )
  expect(words.filter((word) => !documentation.includes(`| \`${word}\``))).toEqual([])
})

test('docs/api.md shows refusals that the contract reads', () => {
  const blocks = [...documentation.matchAll(/```json\n([\s\S]*?)```/g)].map(([, text = '']) => text)
  const [whole = '', errors = ''] = blocks
  expect(blocks.length).toBe(2)
  expect(z.decode(refusal, JSON.parse(whole))).toMatchObject({ code: 'slotShort', remaining: 3 })
  const read = z.decode(refusal, JSON.parse(`{"status":0,"message":"","code":"invalidInput",${errors}}`))
  // An unknown code would be read as `invalid`.
  expect(read.issues).toMatchObject([{ field: 'applicants.0.firstName', code: 'required' }])
})
