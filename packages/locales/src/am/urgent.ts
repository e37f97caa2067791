import type en from '../en/urgent.ts'
import type { Translation } from '../translation.ts'

/** The urgent appointment: its stages, its gate and its clock (A §2, D14). */
const urgent: Translation<typeof en> = {
  title: 'አስቸኳይ ቀጠሮ',
  before: 'ከመጀመርዎ በፊት',
  stage: {
    type: 'የአስቸኳይ አገልግሎት ዓይነት',
    site: 'የቦታ ምርጫ',
    date: 'ቀንና ሰዓት',
    person: 'የግል መረጃ',
    summary: 'ማጠቃለያ',
    payment: 'ክፍያ',
  },
  signIn: {
    intro: 'አስቸኳይ አገልግሎት በአንድ ጊዜ ኮድ የተረጋገጠ መለያ ይፈልጋል። የሞሉት ተቀምጧል።',
    over: 'ከአንድ ጊዜ ኮዱ በኋላ ያለው ጊዜ አብቅቷል። ለመቀጠል እንደገና ይግቡ፤ የሞሉት ተቀምጧል።',
    action: 'ይግቡ',
    register: 'ይመዝገቡ',
  },
  clock: {
    minutes_one: 'ለአስቸኳይ ማመልከቻው {{count}} ደቂቃ ቀርቷል',
    minutes_other: 'ለአስቸኳይ ማመልከቻው {{count}} ደቂቃዎች ቀርተዋል',
    seconds_one: '{{count}} ሰከንድ ቀርቷል',
    seconds_other: '{{count}} ሰከንዶች ቀርተዋል',
    help: 'ከዚያ እንደገና ይገባሉ። የሞሉት አይጠፋም።',
  },
  days: 'ካመለከቱ ከ{{days}} የሥራ ቀናት በኋላ',
  evidence: 'ማስረጃውን ያዘጋጁ፦ ከሌሎች ሰነዶች ጋር ይጭኑታል።',
  siteIntro: 'አስቸኳይ አገልግሎት የሚሰጠው በዋናው ጽሕፈት ቤት ብቻ ነው። ለእርስዎ ተመርጧል።',
  dateIntro: 'ቀን ይምረጡ። አስቸኳይ ቀጠሮ የሰዓት ምርጫ የለውም፦ ጠዋት ይምጡ።',
  none: 'ክፍት የቀጠሮ ቀን የለም፤ እባክዎ ቆይተው ይሞክሩ!',
  noneHelp: 'የአስቸኳይ አገልግሎት ቦታዎች ጥቂት ናቸው። አዳዲሶች በየጊዜው ይከፈታሉ።',
  other: 'ሌላ የአስቸኳይነት ደረጃ ይምረጡ',
  names: 'ስሞችዎ ከመለያዎ የመጡ ናቸው፤ እዚህ መለወጥ አይቻልም።',
}
export default urgent
