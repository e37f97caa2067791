import {
  type Etb,
  type OriginIdPrice,
  originIdAddOns,
  originIdQuote,
  originIdServiceNames,
  originIdServices,
} from '@invea/domain'

/** What each Origin ID service costs now, by the operator's base fee (R4); nothing while none is set. */
export const originIdPricesOf = (baseFee: Etb | undefined, isSample = false): readonly OriginIdPrice[] => {
  if (baseFee === undefined) return []
  const priceOf = (service: keyof typeof originIdServices, timesLost?: number): OriginIdPrice => ({
    service,
    ...(timesLost !== undefined && { timesLost }),
    amount: originIdQuote(originIdServices[service], [{ originId: { timesLost } }], baseFee).total,
    ...(isSample && { isSample }),
  })
  return originIdServiceNames.flatMap((service) =>
    // Each loss costs differently; the last price stands for all after it.
    service === 'lost' ? originIdAddOns.lost.map((_, at) => priceOf(service, at + 1)) : [priceOf(service)],
  )
}
