import type en from '../en/common.ts'
import type { Translation } from '../translation.ts'

/** Words that every page needs. */
const common: Translation<typeof en> = {
  next: 'ቀጣይ',
  back: 'ወደ ኋላ',
  previous: 'ቀዳሚ',
  save: 'ያስቀምጡ',
  cancel: 'ይተዉት',
  retry: 'እንደገና ይሞክሩ',
  loading: 'በመጫን ላይ...',
  close: 'ይዝጉ',
  ownTime: 'በመሣሪያዎ ሰዓት፦ {{time}}',
}
export default common
