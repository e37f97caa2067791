import type en from '../en/captcha.ts'
import type { Translation } from '../translation.ts'

const captcha: Translation<typeof en> = {
  label: 'ሮቦት ኣይኮንኩን',
  hint: 'ኣብቲ ሳፁን ምልክት ግበሩ እሞ ቁሩብ ካልኢታት ተፀበዩ። ዝፍታሕ ሕንቅሕንቅሊተይ የለን።',
  working: 'ይረጋገፅ ኣሎ...',
  verified: 'ተረጋጊፁ',
  failed: 'እቲ ምርግጋፅ ኣይተዓወተን።',
}
export default captcha
