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
  urgent: 'አስቸኳይ አገልግሎት (ከቀጠሮዎ በኋላ {{days}} የሥራ ቀናት)',
  originId: {
    new: 'አዲስ የትውልደ ኢትዮጵያዊ መታወቂያ',
    renewal: 'የትውልደ ኢትዮጵያዊ መታወቂያ እድሳት',
    damaged: 'የተበላሸ የትውልደ ኢትዮጵያዊ መታወቂያ ምትክ',
    lost: 'የጠፋ የትውልደ ኢትዮጵያዊ መታወቂያ ምትክ',
    correction: 'የትውልደ ኢትዮጵያዊ መታወቂያ እርማት',
  },
  originIdAddOn: 'ተጨማሪ ክፍያ ({{percent}} %)',
}
export default fee
