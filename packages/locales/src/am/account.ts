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
    oneTimeCode: 'የአንድ ጊዜ ማረጋገጫ ኮድ',
  },
  hint: {
    names: 'በላቲን ፊደላት፣ በሰነዶችዎ ላይ እንዳለው።',
    phone: 'የአንድ ጊዜ ማረጋገጫ ኮዶችን ወደዚህ ቁጥር እንልካለን።',
    foreignPhone: 'በውጭ ሀገር ላሉ፦ ከሀገር ኮድ ጋር፣ ለምሳሌ +44 1632 960001።',
    password: 'ቢያንስ {{min}} ፊደላት ወይም ቁጥሮች',
  },
  password: {
    show: 'የይለፍ ቃሉን ያሳዩ',
    hide: 'የይለፍ ቃሉን ይደብቁ',
    strength: 'የይለፍ ቃሉ ጥንካሬ፦ {{level}}',
    guessable: 'ስሞችና በሰሌዳው ላይ ጎን ለጎን ያሉ ቁልፎች በቀላሉ ይገመታሉ።',
    level: {
      veryWeak: 'በጣም ደካማ',
      weak: 'ደካማ',
      good: 'ጥሩ',
      strong: 'ጠንካራ',
    },
  },
  signUp: {
    title: 'ይመዝገቡ',
    intro: 'ምዝገባ ነፃ ነው፤ ግዴታ አይደለም።',
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
    over: 'ለአስቸኳይ ማመልከቻው የተሰጡት {{minutes}} ደቂቃዎች ስላለቁ ከመለያዎ ወጥተዋል። የሞሉት ተቀምጧል፤ ለመቀጠል እንደገና ይግቡ።',
    title: 'ይግቡ',
    intro: 'ኢሜይልዎንና የይለፍ ቃልዎን ያስገቡ። ከዚያ ኮድ በጽሑፍ መልእክት እንልክልዎታለን።',
    submit: 'ይግቡ',
    forgot: 'የይለፍ ቃልዎን ረሱ?',
    none: 'ገና መለያ የለዎትም?',
    registered: 'እናመሰግናለን። ወደ ኢሜይል አድራሻዎ መልእክት ልከናል። እባክዎ ይግቡ።',
    changed: 'የይለፍ ቃልዎ ተቀይሯል። እባክዎ ይግቡ።',
    already: 'የገቡት {{name}} ሆነው ነው።',
    sharedHint: 'ገጹን ሲዘጉ ወይም እንደገና ሲከፍቱ ከመለያዎ ይወጣሉ።',
    applications: 'ማመልከቻዎቼ',
  },
  code: {
    title: 'የአንድ ጊዜ ማረጋገጫ ኮዱን ያስገቡ',
    sent: 'ባለ {{length}} አሃዝ ኮድ ወደ {{phone}} ልከናል። ኮዱ ለ{{minutes}} ደቂቃ ያገለግላል።',
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
    sentHelp: 'ሊንኩ የሚላከው በዚህ አድራሻ መለያ ካለ ብቻ ነው። የspam (ያልተፈለጉ መልእክቶች) ማህደርንም ይመልከቱ።',
    back: 'ወደ መግቢያው ይመለሱ',
  },
  reset: {
    title: 'አዲስ የይለፍ ቃል ይምረጡ',
    account: 'መለያ',
    newPassword: 'አዲስ የይለፍ ቃል',
    submit: 'አዲሱን የይለፍ ቃል ያስቀምጡ',
    noProof: 'ከኢሜይላችን የሚገኘው ሊንክ ያስፈልግዎታል',
    noProofHelp: 'በመጨረሻ በላክንልዎ ኢሜይል ውስጥ ያለውን ሊንክ ይክፈቱ። የሚሠራው አንድ ጊዜ ብቻ ነው። ከሌለዎት ወይም ጊዜው ካለፈ አዲስ ይጠይቁ።',
    newLink: 'አዲስ ሊንክ ይጠይቁ',
  },
}
export default account
