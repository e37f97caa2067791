import { todayInAddis } from '@invea/domain'
import { useTranslation } from '../i18n/index.ts'
import { localOfficeHours } from './local-hours.ts'

/** Today's office hours in the device's time zone; loaded only outside Ethiopia's time zone. */
export const LocalHours = () => {
  const { t } = useTranslation('shell')
  const hours = localOfficeHours(todayInAddis(Date.now()))
  return hours ? <span>{t(`help.ownHours.${hours.shift}`, { open: hours.open, close: hours.close })}</span> : null
}
