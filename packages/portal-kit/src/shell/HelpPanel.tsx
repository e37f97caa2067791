import { formatHours } from '@invea/domain/calendar'
import { officeHours } from '@invea/domain/holidays'
import { Card, ClockIcon, MailIcon, PhoneIcon } from '@invea/ui'
import { Suspense } from 'react'
import { usePortalConfig } from '../api/config-source.ts'
import { useLanguage, useTranslation } from '../i18n/use-translation.ts'
import { lazyComponent } from './lazy-component.ts'
import { MailAddress } from './PortalFooter.tsx'

// Readers abroad alone pay for it.
const LocalHours = lazyComponent(async () => (await import('../i18n/local-time.tsx')).LocalHours)

/** Whether the device's clock shows another time than Addis Ababa's, three hours ahead of UTC all year; the build has no reader. */
const isAbroad = () => typeof document !== 'undefined' && new Date().getTimezoneOffset() !== -180

/** A line does not break between the part of the day and its hour. */
const unbroken = ({ open, close }: { readonly open: string; readonly close: string }) => ({
  open: open.replace(' ', '\u00a0'),
  close: close.replace(' ', '\u00a0'),
})

/** Who helps, how to reach them and when (A §1, D5): the free line, the mailbox, the hours on both clocks. */
export const HelpPanel = () => {
  const { t } = useTranslation('shell')
  const { helpLine, supportMailbox } = usePortalConfig()
  const { own, other } = formatHours(officeHours, useLanguage())
  return (
    <Card tone="accent" id="help" role="complementary" aria-labelledby="help-title">
      <Card.Title as="h2" id="help-title">
        {t('help.title')}
      </Card.Title>
      <ul className="contacts">
        <li>
          <PhoneIcon aria-hidden className="size-6" />
          <p>
            <a className="help-line" href={`tel:${helpLine}`}>
              {t('help.call', { line: helpLine })}
            </a>
            <span>{t('help.free')}</span>
          </p>
        </li>
        <li>
          <MailIcon aria-hidden className="size-6" />
          <p>
            {t('help.write')}
            <a href={`mailto:${supportMailbox}`}>
              <MailAddress>{supportMailbox}</MailAddress>
            </a>
          </p>
        </li>
        <li>
          <ClockIcon aria-hidden className="size-6" />
          <p>
            <strong>{t('help.hoursTitle')}</strong>
            <span>{t('help.days')}</span>
            <span>{t('help.hours', unbroken(own))}</span>
            <span>({t('help.hours', unbroken(other))})</span>
            <span>{t('help.zone')}</span>
            {isAbroad() && (
              <Suspense>
                <LocalHours />
              </Suspense>
            )}
          </p>
        </li>
      </ul>
    </Card>
  )
}
