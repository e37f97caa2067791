import type en from '../en/common.ts'
import type { Translation } from '../translation.ts'

/** Words that every page needs. */
const common: Translation<typeof en> = {
  next: 'ቀጣይ',
  back: 'ተመለስ',
  save: 'ያስቀምጡ',
  cancel: 'ይሰርዙ',
  retry: 'እንደገና ይሞክሩ',
  loading: 'በመጫን ላይ...',
  close: 'ዝጋ',
  ownTime: 'በመሣሪያዎ ሰዓት፦ {{time}}',
}
export default common
