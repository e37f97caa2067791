import { todayInAddis } from '@invea/domain'
import { useTranslation } from '../i18n/index.ts'
import { ownOfficeHours } from './local-hours.ts'

/** The office's hours of today on the clock of the reader's device, fetched by readers abroad alone. */
export const OwnHours = () => {
  const { t } = useTranslation('shell')
  const hours = ownOfficeHours(todayInAddis(Date.now()))
  return hours ? <span>{t(`help.ownHours.${hours.shift}`, { open: hours.open, close: hours.close })}</span> : null
}
