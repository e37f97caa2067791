import { todayInAddis } from '@invea/domain'
import { usePortalConfig } from '../api/config-source.ts'
import { useLanguage, useTranslation } from '../i18n/i18n.ts'
import { formatLocalTime, localOfficeHours } from '../i18n/local-time.ts'

/**
 * Lines of the help panel for readers abroad, loaded only outside Ethiopia's time zone: today's office hours on their clock, and the phone
 * number for calls from abroad, where the short number does not work.
 */
export const HelpAbroad = () => {
  const { t } = useTranslation(['shell', 'common'])
  const language = useLanguage()
  const phone = usePortalConfig().supportPhone.replace(/^0(\d\d)(\d{3})(?=\d{4}$)/, '+251 $1 $2 ')
  const hours = localOfficeHours(todayInAddis(Date.now()))
  if (!hours) return null
  const [open, close] = [formatLocalTime(hours.open, language), formatLocalTime(hours.close, language)]
  const time = t('help.hours', {
    open: hours.shift === 'before' ? t('help.openBefore', { open }) : open,
    close: hours.shift === 'after' ? t('help.closeAfter', { close }) : close,
  })
  return (
    <>
      <span>{t('common:ownTime', { time })}</span>
      <a href={`tel:${phone.replaceAll(' ', '')}`}>{t('help.abroad', { phone })}</a>
    </>
  )
}
