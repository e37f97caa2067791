import type en from '../en/requirements.ts'
import type { Translation } from '../translation.ts'

/** The requirement pages and the urgent how-to-apply guide (B §2): papers, fees and conditions of each service. */
const requirements: Translation<typeof en> = {
  title: 'መሟላት ያለባቸው መስፈርቶች',
  summary: 'የእያንዳንዱ የፓስፖርት አገልግሎት ሰነዶችና ክፍያ።',
  asOf: 'ዝርዝሩ የወጣበት ቀን፦ {{date}}',
  speed: {
    label: 'መደበኛ ወይም አስቸኳይ',
    regular: 'መደበኛ',
    urgent: 'አስቸኳይ',
  },
  common: {
    title: 'ለሁሉም አገልግሎቶች',
    copies: 'ግልጽ የሆኑ ባለ ቀለም የA4 ቅጂዎችን ይጫኑ። በቀጠሮዎ ቀን ዋናዎቹን ሰነዶች ይዘው ይምጡ።',
    self: 'በአካል መምጣት አለብዎት፦ የጣት አሻራና ፎቶ በጽሕፈት ቤቱ እንወስዳለን። ሌላ ሰው ስለ እርስዎ ማመልከት አይችልም።',
    names: 'ስሞችዎን በሰነዶችዎ ላይ እንዳሉት በትክክል ይጻፉ።',
    fee: 'የተከፈለ ክፍያ አይመለስም።',
  },
  need: 'የሚያስፈልጉ ሰነዶች',
  when: {
    below50: 'ዕድሜዎ ከ{{age}} ዓመት በታች ከሆነ',
    correction: 'መረጃም የሚለወጥ ከሆነ',
    shortValidity: 'የቀረው የአገልግሎት ጊዜ {{years}} ዓመት ወይም ከዚያ ያነሰ ከሆነ',
    guardian: 'ልጁ በጉዲፈቻ ወይም በሞግዚት የሚያድግ ከሆነ በወላጅ መታወቂያ ምትክ',
  },
  fee: 'የአገልግሎት ክፍያ',
  row: {
    plain: 'ለእያንዳንዱ አመልካች',
    withoutChange: 'ያለ መረጃ ለውጥ',
    withChange: 'ከመረጃ ለውጥ ጋር',
    expired: 'የአገልግሎት ጊዜው ያበቃ ፓስፖርት',
    valid: 'የአገልግሎት ጊዜው ያላለፈ ፓስፖርት',
  },
  note: {
    expired: 'ጊዜው ያበቃውን ፓስፖርት ራሱን ይዘው ይምጡ።',
    pageRunOut: 'ፓስፖርቱን ራሱን ይዘው ይምጡ፦ ገጾቹን ባለሙያው ይቆጥራል።',
    damaged: 'የተበላሸውን ፓስፖርት ራሱን ይዘው ይምጡ።',
    lost: 'መጀመሪያ ወደ ፖሊስ ይሂዱ። የጠፋው ፓስፖርት የአገልግሎት ጊዜው ያላለፈ ከሆነ እሱን መሰረዝ {{days}} ቀን ይወስዳል።',
    under18: 'ልጁና ወላጁ ወይም ሕጋዊ አሳዳጊው አብረው ወደ ቀጠሮው ይመጣሉ።',
  },
  apply: 'አሁን ያመልክቱ',
  hurry: {
    title: 'አስቸኳይ ወይም ድንገተኛ ነው?',
    link: 'አስቸኳይ አገልግሎት፦ ሁኔታዎች፣ ሰነዶችና ክፍያዎች',
    emergency: 'ድንገተኛ አገልግሎት የሚሰጠው በአካል ብቻ፣ በዋናው ጽሕፈት ቤት ወይም በቅርንጫፍ ነው። መጀመሪያ ወደ {{line}} ይደውሉ፤ ጥሪው ነፃ ነው።',
  },
  urgent: {
    title: 'አስቸኳይ አገልግሎት፦ እንዴት ማመልከት ይቻላል',
    summary: 'የአስቸኳይ ፓስፖርት አገልግሎት ሁኔታዎች፣ ሰነዶችና ክፍያዎች።',
    intro: 'ፓስፖርቱን ከቀጠሮዎ ከ{{short}} ወይም ከ{{long}} የሥራ ቀናት በኋላ ይረከባሉ።',
    conditions: 'ሁኔታዎች',
    nationals: 'ለኢትዮጵያውያን ብቻ።',
    office: 'አስቸኳይ አገልግሎት የሚሰጠው በአዲስ አበባ ዋና ጽሕፈት ቤት ብቻ ነው።',
    account: 'መለያና በጽሑፍ መልእክት የምንልክልዎ ኮድ ያስፈልግዎታል። ከኮዱ በኋላ ለማመልከት {{minutes}} ደቂቃ አለዎት።',
    review: 'ኤጀንሲው መጀመሪያ ማመልከቻዎን ይመለከታል። ሲጸድቅ ይከፍላሉ።',
    surcharge: 'አስቸኳይ አገልግሎት ከመደበኛው ይበልጣል፦ በ{{days2}} የሥራ ቀናት {{short}}፣ በ{{days5}} የሥራ ቀናት {{long}} ተጨማሪ።',
    longValidity: 'ከ6 ወር በላይ ለሚያገለግል ፓስፖርት ሌላ ተጨማሪ ክፍያ የለም፦ ከታች ያሉት ክፍያዎች የአስቸኳይ ተጨማሪ ክፍያውን ይዘዋል።',
    reasons: 'ተቀባይነት ያላቸው ምክንያቶች',
    evidence: 'ለአንዱ ምክንያት ማስረጃ ያዘጋጁ።',
    services: 'አገልግሎትዎን ይምረጡ',
    fees: 'የአስቸኳይ አገልግሎት ክፍያ፣ ከቀጠሮዎ በኋላ ባሉ የሥራ ቀናት',
    case: 'ሁኔታ',
    days: '{{days}} የሥራ ቀናት',
  },
}
export default requirements
