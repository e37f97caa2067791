import type { DeliverySite, Office } from '@invea/domain/appointment'
import { Card } from '@invea/ui'
import type { ReactNode } from 'react'
import { useLanguage, useTranslation } from '../i18n/use-translation.ts'

const Line = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div className="max-sm:grid max-sm:grid-cols-[1fr_3fr] max-sm:gap-x-3">
    <dt className="text-sm text-muted">{label}</dt>
    <dd>{children}</dd>
  </div>
)

const Phone = ({ number }: { readonly number: string }) => <a href={`tel:${number.replace(/\s/g, '')}`}>{number}</a>

/** A §2: name, address and contact of the chosen office and delivery site, beside the choice. */
export const OfficePanel = ({
  office,
  deliverySite,
}: {
  readonly office: Office | undefined
  readonly deliverySite: DeliverySite | undefined
}) => {
  const { t } = useTranslation(['site', 'field'])
  const language = useLanguage()
  if (!office) {
    return (
      <Card tone="sunken" className="self-start">
        <p className="text-muted">{t('site:nothingChosen')}</p>
      </Card>
    )
  }
  return (
    <Card tone="accent" aria-live="polite">
      <h2 className="mb-3 text-xl">{t('site:chosen')}</h2>
      <dl className="flex flex-col gap-1 sm:gap-3">
        <Line label={t('field:site.officeId')}>
          <strong>{office.name[language]}</strong>
          <span className="block text-sm text-muted">{t(office.main ? 'site:mainOffice' : 'site:branch')}</span>
        </Line>
        <Line label={t('site:address')}>{office.address[language]}</Line>
        <Line label={t('site:phone')}>
          <Phone number={office.phone} />
        </Line>
        {office.fax && <Line label={t('site:fax')}>{office.fax}</Line>}
      </dl>
      {deliverySite && (
        <dl className="mt-3 flex flex-col gap-1 border-t border-line pt-3 sm:gap-3">
          <Line label={t('field:site.deliverySiteId')}>
            <strong>{deliverySite.name[language]}</strong>
          </Line>
          <Line label={t('site:address')}>{deliverySite.address[language]}</Line>
          <Line label={t('site:phone')}>
            <Phone number={deliverySite.phoneNumber} />
          </Line>
        </dl>
      )}
    </Card>
  )
}
