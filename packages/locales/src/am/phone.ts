import type en from '../en/phone.ts'
import type { Translation } from '../translation.ts'

/** The page that changes the phone number of an account, and the link for a lost phone. */
const phone: Translation<typeof en> = {
  title: 'ስልክ ቁጥርዎን ይቀይሩ',
  now: 'ኮዶችዎ አሁን የሚላኩት ወደ {{phone}} ነው።',
  field: {
    phoneNumber: 'አዲስ ስልክ ቁጥር',
    password: 'የይለፍ ቃል',
    oldCode: 'ወደ አሁኑ ስልክዎ የተላከው ኮድ',
    code: 'ወደ አዲሱ ስልክዎ የተላከው ኮድ',
  },
  hint: {
    phone: 'ወደዚህ ቁጥርና ወደ አሁኑ ስልክዎ አንድ አንድ ኮድ እንልካለን።',
    phoneByMail: 'ወደዚህ ቁጥር ኮድ እንልካለን።',
    password: 'ክፍት በተተወ መሣሪያ ላይ ሌላ ሰው ቁጥሩን እንዳይቀይር እንደገና እንጠይቃለን።',
    code: '{{length}} አሃዝ',
  },
  send: 'ኮዶቹን ይላኩ',
  sendOne: 'ኮዱን ይላኩ',
  sentBoth: 'ባለ {{length}} አሃዝ ኮድ ወደ {{next}}፣ ሌላ ኮድ ደግሞ ወደ {{old}} ልከናል። ለ{{minutes}} ደቂቃ ያገለግላሉ።',
  sentOne: 'ባለ {{length}} አሃዝ ኮድ ወደ {{next}} ልከናል። ለ{{minutes}} ደቂቃ ያገለግላል።',
  submit: 'ቁጥሩን ይቀይሩ',
  again: 'አዲሱን ቁጥር ያስተካክሉ',
  wrongPassword: 'የይለፍ ቃሉ ትክክል አይደለም።',
  wrongBoth: 'ከሁለቱ ኮዶች አንዱ ትክክል አይደለም። ሁለቱንም አረጋግጠው እንደገና ይሞክሩ።',
  newCodes: 'አዲስ ኮዶች ይላኩ',
  changed: 'ስልክ ቁጥርዎ ተቀይሯል',
  changedHelp: 'ቀጣይ ኮዶች ወደ {{phone}} ይላካሉ። ከሌሎች መሣሪያዎች ወጥተዋል።',
  waits: 'ስልክ ቁጥርዎ በ{{until}} ይቀየራል',
  waitsHelp:
    'እስከዚያ ድረስ ኮዶች ወደ ቀድሞው ስልክ ይላካሉ። ለውጡን እንዴት መሰረዝ እንደሚቻል ወደ ቀድሞው ስልክና ወደ ኢሜይልዎ ልከናል። ቁጥሩ ከተቀየረ በኋላ እንደገና ይግቡ።',
  pending: 'ቁጥርዎ በ{{until}} ወደ {{phone}} ይቀየራል።',
  lost: {
    action: 'ይህ ስልክ አሁን የለኝም',
    title: 'ስልክዎ አሁን ከእርስዎ ጋር የለም',
    intro: 'ወደ መለያዎ የኢሜይል አድራሻ ሊንክ እንልካለን። በእርሱ አዲሱን ቁጥርዎን ያስገባሉ። መለያዎን ሌላ ሰው እንዳይወስደው ለውጡ ከመጠበቂያ ጊዜ በኋላ ይፈጸማል።',
    send: 'ሊንኩን ይላኩ',
    sent: 'ወደ መለያዎ የኢሜይል አድራሻ ሊንክ ልከናል',
    sentHelp:
      'አንድ ጊዜ ብቻ፣ ለ{{minutes}} ደቂቃ ያገለግላል። የspam (ያልተፈለጉ መልእክቶች) ማህደርንም ይመልከቱ። ኢሜይሉን መክፈት ካልቻሉ በነፃ ወደ {{line}} ይደውሉ።',
    expired: 'የመግቢያ ጊዜዎ አልፏል። እንደገና ይግቡና ሊንኩን ይጠይቁ።',
  },
  cancel: {
    title: 'የስልክ ቁጥር ለውጡን ይሰርዙ',
    intro: 'የመለያዎ ስልክ ቁጥር እንዲቀየር ተጠይቋል። ከሰረዙት ቁጥሩ እንዳለ ይቆያል።',
    action: 'ለውጡን ይሰርዙ',
    done: 'ለውጡ ተሰርዟል',
    doneHelp: 'እርስዎ ካልጠየቁት የይለፍ ቃልዎ በሌላ ሰው ታውቋል። አሁኑኑ አዲስ ይምረጡ።',
    password: 'አዲስ የይለፍ ቃል ይምረጡ',
    expired: 'የሚሰረዝ ለውጥ የለም',
    expiredHelp: 'አስቀድሞ ተሰርዟል፣ በአዲስ ተተክቷል ወይም ተፈጽሟል። እርስዎ ካልጠየቁት በነፃ ወደ {{line}} ይደውሉ።',
  },
  link: {
    expired: 'ይህ ሊንክ ከአሁን በኋላ አያገለግልም',
    expiredHelp: 'የሚሠራው አንድ ጊዜ ብቻ ነው። ይግቡና በኮዱ ገጽ ላይ አዲስ ይጠይቁ።',
  },
  login: {
    title: 'ስልክ ቁጥርዎን ለመቀየር ይግቡ',
    help: 'ስልኩ አሁን ከሌለዎት የይለፍ ቃልዎን ያስገቡና በኮዱ ገጽ ላይ «ይህ ስልክ አሁን የለኝም» የሚለውን ይምረጡ።',
    action: 'ይግቡ',
  },
}
export default phone
