import { createHmac } from 'node:crypto'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { setting, text } from '../../platform/settings/define-setting.ts'
import { bankCode } from './bank-code.ts'
import { chapa } from './chapa.ts'
import { defineProvider, type ProviderOrder, readChargeEvent } from './payment-provider.ts'
import { createProviders, PaymentSettings, providerDefinitions } from './provider-registry.ts'

/** A new provider consists only of this value, in its own file. */
const ussd = defineProvider({
  name: 'ussd',
  kind: 'code',
  optionCodes: ['telebirr-ussd'],
  settings: { USSD_NUMBER: setting(z._default(text, '*127#'), 'Number that payers dial') },
  productionFaults: ({ USSD_NUMBER }) => [USSD_NUMBER === '*127#' && 'USSD_NUMBER must be set in production'],
  create: ({ USSD_NUMBER }, { paymentKey, callbackUrl }) => ({
    createOrder: async ({ orderCode }) => ({
      instructions: [`Dial ${USSD_NUMBER} and type ${orderCode}`, callbackUrl],
    }),
    verify: async () => ({ state: 'pending' }),
    parseWebhook: (body, headers) => readChargeEvent(body, headers['x-chapa-signature'], paymentKey),
  }),
})

const environment = {
  paymentSettings: { ...PaymentSettings.parse({}), USSD_NUMBER: '*999#' },
  publicUrl: 'https://service.example',
  sandboxUrl: 'http://localhost:4300',
  keys: { payment: Buffer.from('a key of the payments') },
}
const providers = createProviders(environment, pino({ level: 'silent' }), [...providerDefinitions, ussd])
const anOrder = { orderCode: '9012345675' } as ProviderOrder

test('adding a second code provider takes one definition and one list entry', async () => {
  const provider = providers.forOption({ code: 'telebirr-ussd', kind: 'code' })
  expect([provider.name, provider.kind]).toEqual(['ussd', 'code'])
  expect(providers.find('ussd')).toBe(provider)
  expect(await provider.createOrder(anOrder)).toEqual({
    instructions: ['Dial *999# and type 9012345675', 'https://service.example/Payment/api/V1.0/Payment/Callback/ussd'],
  })
})

test('verifies its callback with the payment key of the context', () => {
  const charge = { event: 'charge.success', tx_ref: '9012345675', status: 'success', reference: 'R1', amount: '5000' }
  const body = Buffer.from(JSON.stringify({ ...charge, currency: 'ETB' }))
  const signed = (key: Buffer | string) => ({
    'x-chapa-signature': createHmac('sha256', key).update(body).digest('hex'),
  })
  const provider = providers.find('ussd')
  expect(provider?.parseWebhook(body, signed(environment.keys.payment))?.orderCode).toBe('9012345675')
  expect(provider?.parseWebhook(body, signed('another key'))).toBeUndefined()
})

test('options that no provider lists use the first provider of their kind', () => {
  expect(providers.forOption({ code: 'cbe', kind: 'code' }).name).toBe('bank')
  expect(providers.forOption({ code: 'telebirr', kind: 'redirect' }).name).toBe('chapa')
  expect(providers.find('unknown')).toBeUndefined()
})

test('its settings are checked with its own schema', () => {
  expect(ussd.productionFaults({})).toEqual(['USSD_NUMBER must be set in production'])
  expect(ussd.productionFaults({ USSD_NUMBER: '*999#' })).toEqual([])
  expect(() => ussd.productionFaults({ USSD_NUMBER: 5 })).toThrow()
})

test('names, settings and option codes of the listed providers are unique, and each kind has a provider for its other options', () => {
  const unique = (values: readonly string[]) => expect(new Set(values).size).toBe(values.length)
  unique(providerDefinitions.map(({ name }) => name))
  unique(providerDefinitions.flatMap(({ settings }) => Object.keys(settings)))
  unique(providerDefinitions.flatMap(({ optionCodes = [] }) => optionCodes))
  const general = providerDefinitions.filter(({ optionCodes }) => optionCodes === undefined)
  expect(general.map(({ kind }) => kind).toSorted((one, other) => one.localeCompare(other))).toEqual([
    'code',
    'redirect',
  ])
})

test.each([
  [chapa, ['CHAPA_URL', 'CHAPA_KEY', 'CHAPA_WEBHOOK_SECRET']],
  [bankCode, ['BANK_URL', 'BANK_KEY']],
])('production needs the settings of $0.name', ({ productionFaults }, names) => {
  expect(productionFaults(PaymentSettings.parse({})).map((line) => line.split(' ')[0])).toEqual(names)
})
