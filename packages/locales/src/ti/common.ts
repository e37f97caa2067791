import type en from '../en/common.ts'
import type { Translation } from '../translation.ts'

/** Words that every page needs. */
const common: Translation<typeof en> = {
  next: 'ቀፃሊ',
  back: 'ንድሕሪት',
  previous: 'ዝሓለፈ',
  save: 'ኣቐምጡ',
  cancel: 'ሕደግዎ',
  retry: 'እንደገና ፈትኑ',
  loading: 'ይፅዓን ኣሎ...',
  close: 'ዕፀዉ',
  ownTime: 'ብሰዓት መሳርሒኹም፦ {{time}}',
}
export default common
