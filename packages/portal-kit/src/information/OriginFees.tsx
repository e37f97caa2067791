import type { OriginIdService } from '@invea/domain/services'
import { groupDigits } from '@invea/ui'
import { useQuery } from '@tanstack/react-query'
import { ApiProvider } from '../api/ApiProvider.tsx'
import { usePortalApi } from '../api/api-context.ts'
import { masterQueries } from '../api/queries.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { SampleFee } from './InformationParts.tsx'

/** The first, the second, and every further loss cost differently (R4): the last price applies to all after it. */
const lostWords = ['lostOnce', 'lost', 'lostMore'] as const

/** The fee of a service; without a response of the service, a note that the fee is shown later. */
const Prices = ({ service }: { readonly service: OriginIdService }) => {
  const { t } = useTranslation(['originInfo', 'service'])
  const { data } = useQuery(masterQueries.originIdPrices(usePortalApi()))
  const prices = data?.filter((price) => price.service === service) ?? []
  if (prices.length === 0) return <p>{t('originInfo:noFee')}</p>
  const named = (timesLost: number | undefined) => {
    const word = timesLost === undefined ? undefined : lostWords[timesLost - 1]
    return word === undefined ? t('originInfo:plain') : t(`originInfo:${word}`, { count: timesLost ?? 1 })
  }
  return (
    <>
      <dl className="fees">
        {prices.map(({ timesLost, amount }) => (
          <div key={timesLost ?? 0}>
            <dt>{named(timesLost)}</dt>
            <dd className="digits">{t('service:etb', { amount: groupDigits(amount) })}</dd>
          </div>
        ))}
      </dl>
      {prices.some(({ isSample }) => isSample) && <SampleFee />}
    </>
  )
}

/** What an Origin ID service costs, as the operator has set it. */
export const OriginFees = ({ service }: { readonly service: OriginIdService }) => {
  const { t } = useTranslation('originInfo')
  return (
    <ApiProvider fallback={<p>{t('noFee')}</p>}>
      <Prices service={service} />
    </ApiProvider>
  )
}
