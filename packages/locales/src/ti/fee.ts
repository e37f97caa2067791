import type en from '../en/fee.ts'
import type { Translation } from '../translation.ts'

/** The lines of a price (B §3 Price info, B §9 fee tables). */
const fee: Translation<typeof en> = {
  service: {
    new: 'ሓዱሽ ፓስፖርት',
    expired: 'መተካእታ ግዜኡ ዝሓለፈ ፓስፖርት',
    pageRunOut: 'መተካእታ ገፁ ዝተወደአ ፓስፖርት',
    damaged: 'መተካእታ ዝተበላሸወ ፓስፖርት',
    lost: 'መተካእታ ዝጠፍአ ፓስፖርት',
    valid: 'መተካእታ ግዜኡ ዘይሓለፈ ፓስፖርት',
  },
  correction: 'ለውጢ ሓበሬታ ፓስፖርት',
  urgent: 'ህፁፅ ግልጋሎት (ድሕሪ ቆፀራኹም {{days}} መዓልትታት ስራሕ)',
  originId: {
    new: 'ሓዱሽ መለለይ መንነት ትውልደ ኢትዮጵያዊ',
    renewal: 'ምሕዳስ መለለይ መንነት ትውልደ ኢትዮጵያዊ',
    damaged: 'መተካእታ ዝተበላሸወ መለለይ መንነት ትውልደ ኢትዮጵያዊ',
    lost: 'መተካእታ ዝጠፍአ መለለይ መንነት ትውልደ ኢትዮጵያዊ',
    correction: 'እርማት መለለይ መንነት ትውልደ ኢትዮጵያዊ',
  },
  originIdAddOn: 'ተወሳኺ ክፍሊት ({{percent}} %)',
}
export default fee
