import type { Language } from '@invea/domain'
import { languages } from '@invea/locales'
import { translate } from '@invea/locales/catalogue'
import { originIdPricesOf } from '../application/origin-id-prices.ts'
import { done } from '../outcome.ts'
import { dayOf } from '../ports/clock.ts'
import type { Routes } from './routes.ts'

const offered = ['new', 'renewal', 'lost', 'correction'] as const

const typesIn = (language: Language) =>
  Object.freeze(
    offered.map((type) => ({
      type,
      name: translate(language, 'choice', `requestType.${type}`),
      description: translate(language, 'request', `type.${type}`),
    })),
  )
/** The same objects each time, so that each language is encoded once. */
const requestTypes = Object.fromEntries(languages.map((language) => [language, typesIn(language)])) as Readonly<
  Record<Language, ReturnType<typeof typesIn>>
>

export const masterRoutes: Routes<
  | 'getMasterData'
  | 'getFamilyTypes'
  | 'getCitiesByRegion'
  | 'getRestrictions'
  | 'getRequestTypes'
  | 'getUrgentRequestTypes'
  | 'getFigures'
  | 'getOriginIdPrices'
> = {
  getMasterData: async ({ services }) => done((await services.master.snapshot()).lists),
  getFamilyTypes: async ({ services }) => done((await services.master.snapshot()).lists.familyTypes),
  getCitiesByRegion: async ({ services, now }, { query }) =>
    done((await services.master.snapshot()).citiesOf(query.regionId, dayOf(now))),
  getRestrictions: async ({ services }) => done((await services.master.snapshot()).restrictions),
  getOriginIdPrices: async ({ services }) => {
    const { originIdBaseFee, isSampleFee } = await services.master.snapshot()
    return done(Object.freeze(originIdPricesOf(originIdBaseFee, isSampleFee)))
  },
  getFigures: async ({ services }) => done(await services.figures()),
  getRequestTypes: async ({ language }) => done(requestTypes[language]),
  // D1: the same services; the contract writes them by the urgent menu's own codes.
  getUrgentRequestTypes: async ({ language }) => done(requestTypes[language]),
}
