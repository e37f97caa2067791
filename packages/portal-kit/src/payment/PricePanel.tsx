import type { PriceInfo, PriceLine } from '@invea/domain/application'
import { Card, Disclosure, groupDigits, Stack } from '@invea/ui'
import { useTranslation } from '../i18n/use-translation.ts'

const Lines = ({ lines }: { readonly lines: readonly PriceLine[] }) => {
  const { t } = useTranslation('payment')
  return (
    <dl>
      {lines.map(({ label, amount }) => (
        <div key={label} className="flex justify-between gap-4 border-b border-line py-2">
          <dt>{label}</dt>
          <dd className="whitespace-nowrap tabular-nums">{t('etb', { amount: groupDigits(amount) })}</dd>
        </div>
      ))}
    </dl>
  )
}

/** What is paid for: line items, the total in ETB, whether it is a sample, and each person's part behind a fold (B §2). */
export const PricePanel = ({ price: { lines, total, persons, isSample } }: { readonly price: PriceInfo }) => {
  const { t } = useTranslation('payment')
  return (
    <Card tone="sunken">
      <Card.Title as="h2">{t('price')}</Card.Title>
      <Lines lines={lines} />
      <p className="flex justify-between gap-4 py-3 text-lg font-bold">
        <span>{t('total')}</span>
        <span className="whitespace-nowrap tabular-nums">{t('etb', { amount: groupDigits(total) })}</span>
      </p>
      {isSample && <p className="pb-3 text-sm text-muted">{t('sampleFee')}</p>}
      {persons.length > 0 && (
        <Disclosure title={t('perPerson')}>
          <Stack>
            {persons.map(({ fullName, lines: own }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two persons of a group may share a name
              <section key={at}>
                <h3 className="text-lg">{fullName}</h3>
                <Lines lines={own} />
              </section>
            ))}
          </Stack>
        </Disclosure>
      )}
    </Card>
  )
}
