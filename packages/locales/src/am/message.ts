import type en from '../en/message.ts'
import type { Translation } from '../translation.ts'

/** What the service sends by e-mail and SMS (B §1). Two joined SMS parts hold 134 characters of Ge'ez script. */
const message: Translation<typeof en> = {
  greeting: 'ውድ {{name}}፣',
  help: 'ጥያቄ ካለዎት በነፃ ወደ {{helpLine}} ይደውሉ። እባክዎ ለዚህ ኢሜይል መልስ አይላኩ።',
  appointment: 'ቀጠሮ፦ {{when}}',
  delivery: 'የሚጠበቅ የመረከቢያ ቀን፦ {{when}}',
  office: 'ጽሕፈት ቤት፦ {{office}}',
  correctionFields: 'የሚስተካከለው፦ {{fields}}',
  received: {
    subject: 'ማመልከቻ {{number}} ደርሶናል',
    mail: 'ማመልከቻዎ {{number}} ደርሶናል። የማረጋገጫ ቁጥርዎ {{confirmationNumber}} ነው። ሁለቱንም ቁጥሮች በጥንቃቄ ያስቀምጡ፤ በሁለቱም ማመልከቻዎን መመልከትና መቀየር ይችላሉ።\n\nቀጥሎ ሰነዶችዎን ይጫኑ፣ መረጃዎን ያረጋግጡና ይክፈሉ። ቀጠሮዎን እስከ {{until}} እንይዝልዎታለን።',
    sms: 'ማመልከቻ {{number}} ደርሶናል። የማረጋገጫ ቁጥር {{confirmationNumber}}። እስከ {{until}} ሰነዶችን ያስገቡና ይክፈሉ።',
  },
  order: {
    subject: 'የክፍያ ትዕዛዝ {{orderCode}}',
    mail: 'ለማመልከቻ {{number}} የክፍያ ትዕዛዝዎ ተዘጋጅቷል። የትዕዛዝ ኮድ፦ {{orderCode}}። የገንዘብ መጠን፦ {{amount}} ብር። ከ{{until}} በፊት ይክፈሉ።\n\nበክፍያ ትዕዛዙ የሚፈጸም ክፍያ ብቻ ተቀባይነት አለው፤ ቀጥታ ገቢ ወይም ዝውውር አይፈቀድም።',
    sms: 'ማመልከቻ {{number}}፦ በኮድ {{orderCode}} {{amount}} ብር ከ{{until}} በፊት ይክፈሉ።',
  },
  paid: {
    subject: 'የማመልከቻ {{number}} ክፍያ ደርሷል',
    mail: 'ለማመልከቻ {{number}} የከፈሉት {{amount}} ብር ደርሶናል። የቀጠሮ ወረቀቱን አትመው ይዘው ይምጡ። ከቀጠሮዎ ሰዓት ከ{{minutes}} ደቂቃ በላይ ቀድመው አይምጡ።\n\nበቀጠሮዎ ቀን ካልተገኙ፣ ከሰረዙ ወይም በተሳሳተ መረጃ ምክንያት ማመልከቻዎ ውድቅ ከተደረገ ክፍያው አይመለስም።',
    sms: 'የ{{number}} ክፍያ {{amount}} ብር ደርሷል። {{when}}፣ {{office}}። ወረቀቱን ይዘው ይምጡ።',
    mailDelivery:
      'ለማመልከቻ {{number}} የከፈሉት {{amount}} ብር ደርሶናል። ወረቀቱን አትመው በመረከቢያው ቀን ይዘው ይምጡ።\n\nካልተገኙ፣ ከሰረዙ ወይም በተሳሳተ መረጃ ምክንያት ማመልከቻዎ ውድቅ ከተደረገ ክፍያው አይመለስም።',
  },
  placeReleased: {
    subject: 'የማመልከቻ {{number}} ቀጠሮ ተለቋል',
    mail: 'ማመልከቻ {{number}} በጊዜው ስላልተከፈለ ቀጠሮው ተለቋል። እንደገና ማመልከትና አዲስ ቀን መምረጥ ይችላሉ።',
    sms: 'ማመልከቻ {{number}} በጊዜው ስላልተከፈለ ቀጠሮው ተለቋል። እንደገና ማመልከት ይችላሉ።',
  },
  reviewLapsed: {
    subject: 'አስቸኳይ ማመልከቻ {{number}} በጊዜው አልተወሰነም',
    mail: 'በአስቸኳይ ማመልከቻዎ {{number}} ላይ የመረጡት ቀን ከማለፉ በፊት ስላልተወሰነ ማመልከቻው ተዘግቷል። ምንም ክፍያ አልተጠየቁም። እንደገና ማመልከትና አዲስ ቀን መምረጥ ይችላሉ። ይቅርታ እንጠይቃለን።',
    sms: 'አስቸኳይ ማመልከቻ {{number}} በጊዜው አልተወሰነም፤ ተዘግቷል። ክፍያ አልተጠየቀም። እንደገና ማመልከት ይችላሉ።',
  },
  refundDue: {
    subject: 'የማመልከቻ {{number}} ክፍያ ዘግይቶ ደርሷል',
    mail: 'ለማመልከቻ {{number}} የከፈሉት {{amount}} ብር የደረሰው ቀጠሮው ከተለቀቀ ወይም አስቀድመው ከከፈሉ በኋላ ነው። ገንዘቡን እንመልስልዎታለን። ደረሰኝዎን ይያዙና ወደ {{helpLine}} ይደውሉ።',
    sms: 'የማመልከቻ {{number}} ክፍያ {{amount}} ብር ዘግይቶ ስለደረሰ እንመልስልዎታለን። ወደ {{helpLine}} ይደውሉ።',
  },
  code: {
    subject: 'ኮድዎ፦ {{code}}',
    mail: '{{code}} የማረጋገጫ ኮድዎ ነው። ለ{{minutes}} ደቂቃ ያገለግላል። ለማንም አይስጡ።',
    sms: '{{code}} የማረጋገጫ ኮድዎ ነው። ለማንም አይስጡ።',
  },
  holdCode: {
    subject: 'ኮድዎ፦ {{code}}',
    mail: 'ቀጠሮ ለመምረጥ ኮድዎ {{code}} ነው። ለ{{minutes}} ደቂቃ ያገለግላል። ለማንም አያጋሩት። እርስዎ ካልጠየቁት ምንም ማድረግ አያስፈልግዎትም።\n\nጥያቄ ካለዎት፦ በ{{helpLine}} በነፃ ይደውሉ።',
    sms: 'ቀጠሮ ለመምረጥ ኮድዎ {{code}} ነው። ለማንም አያጋሩት።',
  },
  approved: {
    subject: 'አስቸኳይ ማመልከቻ {{number}} ጸድቋል',
    mail: 'አስቸኳይ ማመልከቻዎ {{number}} ጸድቋል። እባክዎ አሁን ይክፈሉ፤ ቀጠሮዎን እስከ {{until}} እንይዝልዎታለን።',
    sms: 'አስቸኳይ ማመልከቻ {{number}} ጸድቋል። ከ{{until}} በፊት ይክፈሉ።',
  },
  rejected: {
    subject: 'ማመልከቻ {{number}} ተቀባይነት አላገኘም',
    mail: 'ማመልከቻዎ {{number}} ተቀባይነት አላገኘም። ምክንያት፦ {{reason}}',
    sms: 'ማመልከቻ {{number}} ተቀባይነት አላገኘም፦ «{{reason}}»። ወደ {{helpLine}} ይደውሉ።',
  },
  rescheduled: {
    subject: 'የማመልከቻ {{number}} አዲስ ቀጠሮ',
    mail: 'የማመልከቻ {{number}} ቀጠሮ ተቀይሯል። ወረቀቱን እንደገና ያትሙ፤ የቀድሞው አያገለግልም።',
    sms: 'ማመልከቻ {{number}}፦ አዲስ ቀጠሮ {{when}}፣ {{office}}። የቀድሞው ወረቀት አያገለግልም።',
    subjectDelivery: 'የማመልከቻ {{number}} አዲስ የመረከቢያ ቀን',
    mailDelivery: 'የማመልከቻ {{number}} የመረከቢያ ቀን ተቀይሯል። ወረቀቱን እንደገና ያትሙ፤ የቀድሞው አያገለግልም።',
    smsDelivery: 'ማመልከቻ {{number}}፦ አዲስ የመረከቢያ ቀን {{when}}፣ {{office}}። የቀድሞው ወረቀት አያገለግልም።',
  },
  cancelled: {
    subject: 'የማመልከቻ {{number}} ቀጠሮ ተሰርዟል',
    mail: 'የማመልከቻ {{number}} ቀጠሮ ተሰርዟል። እርስዎ ካልጠየቁ ወዲያውኑ ወደ {{helpLine}} ይደውሉ።',
    sms: 'የማመልከቻ {{number}} ቀጠሮ ተሰርዟል። እርስዎ ካልሰረዙት ወደ {{helpLine}} ይደውሉ።',
  },
  changed: {
    subject: 'ማመልከቻ {{number}} ተቀይሯል',
    mail: 'የማመልከቻ {{number}} መረጃ ተቀይሯል። በሁለቱ ቁጥሮች ፈልገው ይመልከቱት። እርስዎ ካልቀየሩት ወዲያውኑ ወደ {{helpLine}} ይደውሉ።',
    sms: 'ማመልከቻ {{number}} ተቀይሯል። እርስዎ ካልቀየሩት ወደ {{helpLine}} ይደውሉ።',
  },
  correction: {
    subject: 'ማመልከቻ {{number}} ማስተካከያ ይፈልጋል',
    mail: 'እባክዎ ማመልከቻ {{number}} ያስተካክሉ፦ {{reason}}\n\nበሁለቱ ቁጥሮች ይፈልጉና «ያስተካክሉ» የሚለውን ይምረጡ።',
    sms: 'እባክዎ ማመልከቻ {{number}} ያስተካክሉ፦ «{{reason}}»። በሁለቱ ቁጥሮች ይፈልጉት።',
  },
  smsCancelled: { sms: 'ማመልከቻ {{number}} ተሰርዟል። ጥያቄ ካለዎት ወደ {{helpLine}} ይደውሉ።' },
  smsRejected: { sms: 'ማመልከቻ {{number}} ተቀባይነት ስላላገኘ አይሰረዝም። ወደ {{helpLine}} ይደውሉ።' },
  smsEnded: { sms: 'ማመልከቻ {{number}} ቀድሞ ስለተዘጋ አይሰረዝም። ወደ {{helpLine}} ይደውሉ።' },
  smsDayPassed: { sms: 'የማመልከቻ {{number}} ቀን ስላለፈ አይሰረዝም። ወደ {{helpLine}} ይደውሉ።' },
  smsNotFound: { sms: 'አልተሰረዘም። ሁለቱን ቁጥሮች አረጋግጠው እንደገና ይላኩ። እርዳታ፦ {{helpLine}}' },
  smsIncomplete: { sms: 'ለመሰረዝ የማመልከቻ ቁጥርዎንና የማረጋገጫ ቁጥርዎን በአንድ SMS ይላኩ።' },
  reminder: {
    subject: 'የማመልከቻ {{number}} ቀጠሮዎ',
    mail: 'ይህ የቀጠሮዎ ማስታወሻ ነው። የታተመውን ወረቀትና የሰነዶችዎን ዋናዎች ይዘው ይምጡ፤ ከቀጠሮዎ ሰዓት ከ{{minutes}} ደቂቃ በላይ ቀድመው አይምጡ።\n\nካልተገኙ ክፍያው አይመለስም።',
    sms: 'ማስታወሻ፦ {{when}}፣ {{office}}። ማመልከቻ {{number}}። ወረቀቱንና ዋና ሰነዶችን ይያዙ።',
    subjectDelivery: 'የማመልከቻ {{number}} የመረከቢያ ቀንዎ',
    mailDelivery: 'ይህ የመረከቢያ ቀንዎ ማስታወሻ ነው። የታተመውን ወረቀትና የሰነዶችዎን ዋናዎች ይዘው ይምጡ።\n\nካልተገኙ ክፍያው አይመለስም።',
  },
  ready: {
    subject: 'የማመልከቻ {{number}} ሰነድ ተዘጋጅቷል',
    mail: 'የማመልከቻ {{number}} ሰነድ ተዘጋጅቷል፤ ከ{{site}} መረከብ ይችላሉ። የታተመውን ወረቀትና የመታወቂያ ሰነድዎን ይዘው ይምጡ።',
    sms: 'የማመልከቻ {{number}} ሰነድ በ{{site}} ተዘጋጅቷል። ወረቀቱን ይዘው ይምጡ።',
  },
  confirmAddress: {
    subject: 'የኢሜይል አድራሻዎን ያረጋግጡ',
    mail: 'ምዝገባዎን ለማጠናቀቅ ይህን ሊንክ ከፍተው በመረጡት የይለፍ ቃል ይግቡ፦\n{{link}}\n\nለ{{hours}} ሰዓት ያገለግላል። እርስዎ ካልተመዘገቡ ምንም ማድረግ አያስፈልግዎትም፤ መለያ አይከፈትም።',
  },
  accountReady: {
    subject: 'መለያዎ ተዘጋጅቷል',
    mail: 'መለያዎ ተከፍቷል። በዚህ የኢሜይል አድራሻና በይለፍ ቃልዎ ይግቡ፤ ከዚያ ኮድ ወደ ስልክዎ እንልካለን።',
  },
  accountExists: {
    subject: 'አስቀድሞ መለያ አለዎት',
    mail: 'በኢሜይል አድራሻዎ ለመመዝገብ ተሞክሯል፤ ነገር ግን አስቀድሞ መለያ አለዎት። እባክዎ እዚህ ይግቡ፦\n{{link}}\n\nየይለፍ ቃልዎን ካላስታወሱ እዚህ አዲስ ይምረጡ፦\n{{forgotLink}}\n\nእርስዎ ካልሆኑ ምንም ማድረግ አያስፈልግዎትም፤ ምንም አልተቀየረም።',
  },
  resetLink: {
    subject: 'አዲስ የይለፍ ቃል ይምረጡ',
    mail: 'አዲስ የይለፍ ቃል ለመምረጥ ይህን ሊንክ ይክፈቱ፦\n{{link}}\n\nአንድ ጊዜ ብቻ፣ ለ{{minutes}} ደቂቃ ያገለግላል። እርስዎ ካልጠየቁ ምንም ማድረግ አያስፈልግዎትም፤ የይለፍ ቃልዎ እንዳለ ይቆያል።',
  },
  passwordChanged: {
    subject: 'የይለፍ ቃልዎ ተቀይሯል',
    mail: 'የመለያዎ የይለፍ ቃል ተቀይሯል፤ ከሁሉም መሣሪያዎች ወጥተዋል። እርስዎ ካልቀየሩት ወዲያውኑ ወደ {{helpLine}} ይደውሉ።',
  },
  phoneCode: {
    subject: 'ኮድዎ፦ {{code}}',
    mail: 'የመለያዎን ስልክ ቁጥር ለመቀየር ኮድዎ {{code}} ነው። ለ{{minutes}} ደቂቃ ያገለግላል። ለማንም አይስጡ።\n\nጥያቄ ካለዎት፦ በ{{helpLine}} በነፃ ይደውሉ።',
    sms: 'የመለያዎን ስልክ ቁጥር ለመቀየር ኮድዎ {{code}} ነው። ለማንም አይስጡ። እርስዎ ካልጠየቁ ወደ {{helpLine}} ይደውሉ።',
  },
  phoneLink: {
    subject: 'ስልክ ቁጥርዎን ይቀይሩ',
    mail: 'አዲሱን ስልክ ቁጥርዎን ለማስገባት ይህን ሊንክ ይክፈቱ፦\n{{link}}\n\nአንድ ጊዜ ብቻ፣ ለ{{minutes}} ደቂቃ ያገለግላል። እርስዎ ካልጠየቁ የይለፍ ቃልዎ በሌላ ሰው ታውቋል፤ ሊንኩን ሳይከፍቱ አዲስ የይለፍ ቃል ይምረጡ።',
  },
  phoneChangeAsked: {
    subject: 'ስልክ ቁጥርዎ ሊቀየር ነው',
    mail: 'የመለያዎ ስልክ ቁጥር በ{{until}} ይቀየራል። እስከዚያ ድረስ ኮዶች የሚላኩት አሁን ወዳለው ቁጥር ነው።\n\nእርስዎ ካልጠየቁ ለውጡን እዚህ ይሰርዙና አዲስ የይለፍ ቃል ይምረጡ፦\n{{link}}',
    sms: 'የመለያዎ ስልክ በ{{until}} ይቀየራል። ካልጠየቁ ይሰርዙት፦ {{link}}',
  },
  phoneChangeCancelled: {
    subject: 'የስልክ ቁጥር ለውጡ ተሰርዟል',
    mail: 'የመለያዎ ስልክ ቁጥር እንዳለ ይቆያል። ለውጡን እርስዎ ካልጠየቁ አሁኑኑ አዲስ የይለፍ ቃል ይምረጡ።',
  },
  phoneChanged: {
    subject: 'ስልክ ቁጥርዎ ተቀይሯል',
    mail: 'የመለያዎ ስልክ ቁጥር ተቀይሯል፤ ከሌሎች መሣሪያዎች ወጥተዋል። እርስዎ ካልቀየሩት ወዲያውኑ ወደ {{helpLine}} ይደውሉ።',
    sms: 'የመለያዎ ስልክ ቁጥር ተቀይሯል። እርስዎ ካልቀየሩት ወዲያውኑ ወደ {{helpLine}} ይደውሉ።',
  },
  feedback: {
    subject: 'ከመገናኛ ቅጹ የተላከ መልእክት',
    mail: 'ከ፦ {{name}}\nስልክ፦ {{phoneNumber}}\nኢሜይል፦ {{email}}\n\n{{message}}',
  },
  withoutScript: {
    opening: 'ገጹ በመከፈት ላይ ነው…',
    stalled: 'ይህ ገጽ ለመከፈት ብዙ ጊዜ እየወሰደ ነው።',
    needsScript: 'ይህ ገጽ JavaScript ያስፈልገዋል። በማሰሻዎ ላይ ያብሩት ወይም ወደ {{line}} ይደውሉ።',
  },
}
export default message
