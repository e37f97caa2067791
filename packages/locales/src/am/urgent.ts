import type en from '../en/urgent.ts'
import type { Translation } from '../translation.ts'

/** The urgent appointment: its stages, its gate and its clock (A §2, D14). */
const urgent: Translation<typeof en> = {
  title: 'አስቸኳይ ቀጠሮ',
  before: 'ከመጀመርዎ በፊት',
  stage: {
    type: 'የአስቸኳይ አገልግሎት ዓይነት',
    site: 'የጽሕፈት ቤት ምርጫ',
    date: 'ቀንና ሰዓት',
    person: 'የግል መረጃ',
    summary: 'ማጠቃለያ',
    payment: 'ክፍያ',
  },
  signIn: {
    intro: 'መለያና በጽሑፍ መልእክት የምንልክልዎ ኮድ ያስፈልግዎታል። የሞሉት ተቀምጧል።',
    over: 'ከማረጋገጫ ኮዱ በኋላ የነበረዎት ጊዜ አልቋል። ለመቀጠል እንደገና ይግቡ፤ የሞሉት ተቀምጧል።',
    action: 'ይግቡ',
    register: 'ይመዝገቡ',
  },
  clock: {
    minutes_one: 'ለአስቸኳይ ማመልከቻው {{count}} ደቂቃ ቀርቷል',
    minutes_other: 'ለአስቸኳይ ማመልከቻው {{count}} ደቂቃዎች ቀርተዋል',
    seconds_one: '{{count}} ሰከንድ ቀርቷል',
    seconds_other: '{{count}} ሰከንዶች ቀርተዋል',
    help: 'ጊዜው ሲያልቅ እንደገና ይግቡ፤ የሞሉት ተቀምጧል።',
  },
  type: 'የሚያመለክቱት፦',
  changeType: 'ይቀይሩ',
  days: 'ከቀጠሮዎ ከ{{days}} የሥራ ቀናት በኋላ',
  evidence: 'ማስረጃውን ያዘጋጁ፦ ከሌሎች ሰነዶች ጋር ይጭኑታል።',
  siteIntro: 'አስቸኳይ አገልግሎት የሚሰጠው በዋናው ጽሕፈት ቤት ብቻ ነው። እኛ መርጠንልዎታል።',
  dateIntro: 'ቀን ይምረጡ። አስቸኳይ ቀጠሮ የሰዓት ምርጫ የለውም፦ ጠዋት ይምጡ።',
  none: 'ክፍት የቀጠሮ ቀን የለም፤ እባክዎ ቆይተው ይሞክሩ!',
  noneHelp: 'አስቸኳይ ቀጠሮዎች ውስን ናቸው። አዳዲሶች በየጊዜው ይከፈታሉ።',
  other: 'ሌላ የአስቸኳይነት ደረጃ ይምረጡ',
  guardian: 'ማመልከቻው ለልጅ ነው፦ የልጁን ስሞች ይጻፉ። እርስዎ፣ የመለያው ባለቤት፣ አሳዳጊው ነዎት።',
  names: 'ስሞችዎ ከመለያዎ የመጡ ናቸው፤ እዚህ መለወጥ አይቻልም።',
}
export default urgent
