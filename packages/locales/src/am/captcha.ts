import type en from '../en/captcha.ts'
import type { Translation } from '../translation.ts'

const captcha: Translation<typeof en> = {
  label: 'ሮቦት አይደለሁም',
  hint: 'ሳጥኑ ላይ ምልክት ያድርጉና ጥቂት ሰከንዶች ይጠብቁ። የሚፈታ እንቆቅልሽ የለም።',
  working: 'በማረጋገጥ ላይ...',
  verified: 'ተረጋግጧል',
  failed: 'ማረጋገጫው አልተሳካም።',
}
export default captcha
