import type en from '../en/fee.ts'
import type { Translation } from '../translation.ts'

/** The lines of a price (B §3 Price info, B §9 fee tables). */
const fee: Translation<typeof en> = {
  service: {
    new: 'አዲስ ፓስፖርት',
    expired: 'ጊዜው ያለፈበት ፓስፖርት ምትክ',
    pageRunOut: 'ገጹ ያለቀ ፓስፖርት ምትክ',
    damaged: 'የተበላሸ ፓስፖርት ምትክ',
    lost: 'የጠፋ ፓስፖርት ምትክ',
    valid: 'ጊዜው ያላለፈ ፓስፖርት ምትክ',
  },
  correction: 'የፓስፖርት መረጃ ለውጥ',
  urgent: 'አስቸኳይ አገልግሎት ({{days}} የሥራ ቀናት)',
  originId: {
    new: 'አዲስ የትውልድ ኢትዮጵያዊ መታወቂያ',
    renewal: 'የትውልድ ኢትዮጵያዊ መታወቂያ እድሳት',
    damaged: 'የተበላሸ የትውልድ ኢትዮጵያዊ መታወቂያ ምትክ',
    lost: 'የጠፋ የትውልድ ኢትዮጵያዊ መታወቂያ ምትክ',
    correction: 'የትውልድ ኢትዮጵያዊ መታወቂያ እርማት',
  },
  originIdAddOn: 'ተጨማሪ ክፍያ ({{percent}} %)',
}
export default fee
