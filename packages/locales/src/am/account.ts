import type en from '../en/account.ts'
import type { Translation } from '../translation.ts'

/** Sign-up, sign-in with its one-time code, forgotten and new password (B §2, B §5, B §8). */
const account: Translation<typeof en> = {
  field: {
    firstName: 'ስም',
    fatherName: 'የአባት ስም',
    grandfatherName: 'የአያት ስም',
    phoneNumber: 'ስልክ ቁጥር',
    email: 'የኢሜይል አድራሻ',
    password: 'የይለፍ ቃል',
    passwordAgain: 'የይለፍ ቃል ያረጋግጡ',
    captcha: 'ሮቦት አይደለሁም',
    oneTimeCode: 'የአንድ ጊዜ ኮድ',
  },
  hint: {
    names: 'በላቲን ፊደላት፣ በሰነዶችዎ ላይ እንዳለው።',
    phone: 'የአንድ ጊዜ ኮዶችን ወደዚህ እንልካለን።',
    password: 'ቢያንስ {{min}} ፊደላት ወይም ቁጥሮች',
  },
  password: {
    show: 'የይለፍ ቃሉን አሳይ',
    hide: 'የይለፍ ቃሉን ደብቅ',
    strength: 'የይለፍ ቃሉ ጥንካሬ፦ {{level}}',
    level: {
      veryWeak: 'በጣም ደካማ',
      weak: 'ደካማ',
      good: 'ጥሩ',
      strong: 'ጠንካራ',
    },
  },
  signUp: {
    title: 'ይመዝገቡ',
    intro: 'ምዝገባ ነፃና በፈቃድ ነው።',
    submit: 'ይመዝገቡ',
    have: 'መለያ አለዎት?',
  },
  benefits: {
    title: 'የአባላት ጥቅሞች',
    list: 'ሁሉም ማመልከቻዎችዎ በአንድ ቦታ',
    manage: 'ቁጥር ሳይጽፉ መመልከት፣ ማስተካከል፣ ቀጠሮ መቀየርና መክፈል',
    urgent: 'መለያ የሚጠይቀው አስቸኳይ አገልግሎት',
  },
  signIn: {
    title: 'ይግቡ',
    intro: 'በመለያዎ ኢሜይልና የይለፍ ቃል ይግቡ። ከዚያ ወደ ስልክዎ ኮድ እንልካለን።',
    submit: 'ይግቡ',
    forgot: 'የይለፍ ቃልዎን ረሱ?',
    none: 'ገና መለያ የለዎትም?',
    registered: 'እናመሰግናለን። ወደ ኢሜይል አድራሻዎ መልእክት ልከናል። እባክዎ ይግቡ።',
    changed: 'የይለፍ ቃልዎ ተቀይሯል። እባክዎ ይግቡ።',
    already: 'የገቡት {{name}} ሆነው ነው።',
    applications: 'ማመልከቻዎቼ',
  },
  code: {
    title: 'የአንድ ጊዜ ኮዱን ያስገቡ',
    sent: 'ባለ {{length}} አሃዝ ኮድ ወደ {{phone}} ልከናል።',
    digit: 'አሃዝ {{n}} ከ{{total}}',
    submit: 'ያረጋግጡ',
    resend: 'አዲስ ኮድ ይላኩ',
    wait: 'አዲስ ኮድ ከ{{seconds}} ሰከንድ በኋላ መጠየቅ ይችላሉ።',
    resent: 'አዲስ ኮድ ተልኳል።',
    again: 'እንደገና ይግቡ',
    failed: 'ኮዱን በማረጋገጥ ላይ ስህተት ተፈጥሯል።',
  },
  forgot: {
    title: 'የይለፍ ቃልዎን ረሱ?',
    intro: 'የመለያዎን የኢሜይል አድራሻ ያስገቡ። አዲስ የይለፍ ቃል የሚመርጡበት ሊንክ እንልክልዎታለን።',
    submit: 'ሊንኩን ይላኩ',
    sent: 'የይለፍ ቃልዎን ለመቀየር እባክዎ ኢሜይልዎን ይመልከቱ...',
    sentHelp: 'መልእክቱ የሚደርሰው በዚህ አድራሻ መለያ ካለ ብቻ ነው። ያልተፈለጉ መልእክቶች (spam) ውስጥም ይመልከቱ።',
    back: 'ወደ መግቢያው ይመለሱ',
  },
  reset: {
    title: 'አዲስ የይለፍ ቃል ይምረጡ',
    account: 'መለያ',
    newPassword: 'አዲስ የይለፍ ቃል',
    submit: 'አዲሱን የይለፍ ቃል ያስቀምጡ',
    noProof: 'ይህ አድራሻ ብቻውን መለያዎን አይከፍትም',
    noProofHelp: 'በመጨረሻ በላክንልዎ መልእክት ውስጥ ያለውን ሊንክ ሙሉውን አንዴ ይክፈቱ። ከሌለዎት ወይም ጊዜው ካለፈ አዲስ ይጠይቁ።',
    newLink: 'አዲስ ሊንክ ይጠይቁ',
  },
}
export default account
