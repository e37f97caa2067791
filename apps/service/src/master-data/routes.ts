import { type Language, originIdQuote, type RequestType } from '@invea/domain'
import type { OriginIdPrice } from '@invea/domain/application'
import { currentClosures, offeredTypes } from '@invea/domain/appointment'
import { type Etb, originIdAddOns } from '@invea/domain/fees'
import { originIdServiceNames, originIdServices, requestTypes } from '@invea/domain/services'
import { languages } from '@invea/locales'
import { translate } from '@invea/locales/catalogue'
import type { Routes } from '../app-context.ts'
import { dayOf } from '../platform/clock.ts'
import { ok } from '../platform/refusal.ts'
import type { MasterSnapshot, StoredOffice } from './master-data.ts'

/** Current price of each Origin ID service, from the operator's base fee (R4). Empty while no fee is set. */
export const originIdPricesOf = (baseFee: Etb | undefined, isSample = false): readonly OriginIdPrice[] => {
  if (baseFee === undefined) return []
  const priceOf = (service: keyof typeof originIdServices, timesLost?: number): OriginIdPrice => ({
    service,
    ...(timesLost !== undefined && { timesLost }),
    amount: originIdQuote(originIdServices[service], [{ originId: { timesLost } }], baseFee).total,
    ...(isSample && { isSample }),
  })
  return originIdServiceNames.flatMap((service) =>
    // The price depends on the number of losses. The last price applies to all further losses.
    service === 'lost' ? originIdAddOns.lost.map((_, at) => priceOf(service, at + 1)) : [priceOf(service)],
  )
}

const typesIn = (language: Language) =>
  Object.freeze(
    requestTypes.map((type) => ({
      type,
      name: translate(language, 'choice', `requestType.${type}`),
      description: translate(language, 'booking', `type.${type}`),
    })),
  )
const typesOf = Object.fromEntries(languages.map((language) => [language, typesIn(language)])) as Readonly<
  Record<Language, ReturnType<typeof typesIn>>
>

/** D46: the request types that the offices offer. */
const offeredAt = (
  { openOffices }: MasterSnapshot,
  language: Language,
  counts: (office: StoredOffice) => boolean,
): ReturnType<typeof typesIn> => {
  const offered: readonly RequestType[] = offeredTypes(openOffices.filter(counts))
  const all = typesOf[language]
  return offered.length === all.length ? all : Object.freeze(all.filter(({ type }) => offered.includes(type)))
}

export const masterRoutes = {
  getMasterData: async ({ services }) => ok((await services.master.snapshot()).lists),
  getFamilyTypes: async ({ services }) => ok((await services.master.snapshot()).lists.familyTypes),
  getCitiesByRegion: async ({ services, now }, { query }) =>
    ok((await services.master.snapshot()).citiesOf(query.regionId, dayOf(now))),
  getOffices: async ({ services, now }) => ok((await services.master.snapshot()).officeCities(dayOf(now))),
  getRestrictions: async ({ services }) => ok((await services.master.snapshot()).restrictions),
  getOriginIdPrices: async ({ services }) => {
    const { originIdBaseFee, isSampleFee } = await services.master.snapshot()
    return ok(Object.freeze(originIdPricesOf(originIdBaseFee, isSampleFee)))
  },
  getNotices: async ({ services, now }) =>
    ok(Object.freeze(currentClosures((await services.master.snapshot()).officeClosures, dayOf(now)))),
  getRequestTypes: async ({ services, language }) =>
    ok(offeredAt(await services.master.snapshot(), language, () => true)),
  // D1: the contract encodes them with the urgent menu's own codes. A §1: urgent only at the main office.
  getUrgentRequestTypes: async ({ services, language }) =>
    ok(offeredAt(await services.master.snapshot(), language, ({ main }) => main)),
} satisfies Partial<Routes>
