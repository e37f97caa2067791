import type { PaymentOption } from '@invea/domain/application'
import type { Logger } from 'pino'
import * as z from 'zod/mini'
import { bankCode } from './bank-code.ts'
import { chapa } from './chapa.ts'
import type { ProviderDefinition } from './payment-provider.ts'

/** Every payment provider. To add one, add a file beside this one and an entry here. */
export const providerDefinitions: readonly ProviderDefinition[] = [chapa, bankCode]

export const PaymentSettings = z.object(Object.assign({}, ...providerDefinitions.map(({ settings }) => settings)))

/** Settings of the providers that production refuses. */
export const paymentFaults = (settings: unknown): readonly string[] =>
  providerDefinitions.flatMap(({ productionFaults }) => productionFaults(settings))

interface Environment {
  readonly paymentSettings: unknown
  readonly publicUrl: string
  readonly sandboxUrl: string
  readonly keys: { readonly payment: Buffer }
}

const callbackPath = '/Payment/api/V1.0/Payment/Callback'

export const createProviders = (
  { paymentSettings, publicUrl, sandboxUrl, keys }: Environment,
  log: Logger,
  definitions = providerDefinitions,
) => {
  const providers = definitions.map(({ name, kind, optionCodes, create }) => ({
    ...create(paymentSettings, {
      sandboxUrl,
      paymentKey: keys.payment,
      callbackUrl: `${publicUrl}${callbackPath}/${name}`,
      onFailure: (why) =>
        log.warn({ provider: name, why }, 'a payment provider could not be reached, or refused a call'),
    }),
    name,
    kind,
    optionCodes,
  }))
  return {
    names: providers.map(({ name }) => name),
    /** By the name in its callback's address. */
    find: (name: string) => providers.find((provider) => provider.name === name),
    forOption: ({ code, kind }: Pick<PaymentOption, 'code' | 'kind'>) => {
      const listed = providers.find(({ optionCodes }) => optionCodes?.includes(code))
      const provider = listed ?? providers.find((one) => one.kind === kind && one.optionCodes === undefined)
      if (!provider) throw new Error(`no payment provider for the option ${code}`)
      return provider
    },
  }
}

export type PaymentProviders = ReturnType<typeof createProviders>
