import type { AppContext } from '../../app-context.ts'
import type { Env } from '../../config.ts'
import { createBankCode } from './bank-code.ts'
import { createChapa } from './chapa.ts'
import type { PaymentProvider } from './provider.ts'

/** Every way to be paid, by the name in its callback's address. */
export interface PaymentProviders {
  find(name: string): PaymentProvider | undefined
  /** The provider behind an option: a page of its own, or a code for the bank. */
  forKind(kind: 'redirect' | 'code'): PaymentProvider
}

const callbackPath = '/Payment/api/V1.0/Payment/Callback'

export const createProviders = (
  env: Pick<Env, 'chapa' | 'bank' | 'publicUrl'>,
  log: AppContext['log'],
): PaymentProviders => {
  const reporting = (provider: string) => ({
    onFailure: (why: string) => log.warn({ provider, why }, 'a payment provider could not be reached'),
  })
  const chapa = createChapa({
    ...env.chapa,
    ...reporting('chapa'),
    callbackUrl: `${env.publicUrl}${callbackPath}/chapa`,
  })
  const bank = createBankCode({ ...env.bank, ...reporting('bank') })
  const byKind = { redirect: chapa, code: bank } as const
  return {
    find: (name) => [chapa, bank].find((provider) => provider.name === name),
    forKind: (kind) => byKind[kind],
  }
}
