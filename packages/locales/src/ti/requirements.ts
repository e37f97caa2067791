import type en from '../en/requirements.ts'
import type { Translation } from '../translation.ts'

/** The requirement pages and the urgent how-to-apply guide (B §2): papers, fees and conditions of each service. */
const requirements: Translation<typeof en> = {
  title: 'ክማልኡ ዘለዎም ረቛሒታት',
  summary: 'ሰነዳትን ክፍሊትን ናይ ነፍሲ ወከፍ ግልጋሎት ፓስፖርት።',
  asOf: 'ዝርዝር ናይ {{date}}',
  speed: {
    label: 'ስሩዕ ወይ ህፁፅ',
    regular: 'ስሩዕ',
    urgent: 'ህፁፅ',
  },
  common: {
    title: 'ንኹሉ ግልጋሎት',
    copies: 'ንፁር ሕብሪ ዘለዎ ቅዳሕ A4 ፀዓኑ። ኣብ ዕለት ቆፀራኹም ኦርጅናል ሰነዳት ሒዝኩም ምፅኡ።',
    self: 'ብኣካል ክትመፁ ኣለኩም፦ ኣሰር ኣፃብዕትኹምን ፎቶኹምን ኣብ ቤት ፅሕፈት ንወስድ። ካልእ ሰብ ኣብ ክንዳኹም ከመልክት ኣይኽእልን።',
    names: 'ኣስማትኩም ልክዕ ከምቲ ኣብ ሰነዳትኩም ዘለዎ ፅሓፉ።',
    fee: 'ዝተኸፈለ ክፍሊት ኣይምለስን።',
  },
  need: 'ዘድልዩ ሰነዳት',
  when: {
    below50: 'ዕድመኹም ትሕቲ {{age}} ዓመት እንተኾይኑ',
    correction: 'ሓበሬታ እውን ዝልወጥ እንተኾይኑ',
    shortValidity: 'ዝተረፎ ግዜ {{years}} ዓመት ወይ ካብኡ ዝውሕድ እንተኾይኑ',
    guardian: 'እቲ ቆልዓ ብጉዲፈቻ ወይ ብሞግዚት ዝዓቢ እንተኾይኑ ኣብ ክንዲ መለለይ ወላዲ',
  },
  fee: 'ክፍሊት ግልጋሎት',
  row: {
    plain: 'ንነፍሲ ወከፍ ኣመልካቲ',
    withoutChange: 'ብዘይ ለውጢ ሓበሬታ',
    withChange: 'ምስ ለውጢ ሓበሬታ',
    expired: 'ግዜኡ ዝሓለፈ ፓስፖርት',
    valid: 'ግዜኡ ዘይሓለፈ ፓስፖርት',
  },
  note: {
    expired: 'ነቲ ግዜኡ ዝሓለፈ ፓስፖርት ባዕሉ ሒዝኩም ምፅኡ።',
    pageRunOut: 'ነቲ ፓስፖርት ባዕሉ ሒዝኩም ምፅኡ፦ ገፃቱ ሰብ ሞያ ይቖፅሮም።',
    damaged: 'ነቲ ዝተበላሸወ ፓስፖርት ባዕሉ ሒዝኩም ምፅኡ።',
    lost: 'ቅድም ናብ ፖሊስ ኪዱ። እቲ ዝጠፍአ ፓስፖርት ግዜኡ ዘይሓለፈ እንተኾይኑ ንዕኡ ምስራዝ {{days}} መዓልቲ ይወስድ።',
    under18: 'እቲ ቆልዓን ወላዲ ወይ ሕጋዊ መዕበዪን ብሓባር ናብ ቆፀራ ይመፁ።',
  },
  apply: 'ሕዚ ኣመልክቱ',
  hurry: {
    title: 'ህፁፅ ወይ ሃንደበታዊ ድዩ?',
    link: 'ህፁፅ ግልጋሎት፦ ኩነታት፣ ሰነዳትን ክፍሊትን',
    emergency: 'ሃንደበታዊ ግልጋሎት ብኣካል ጥራሕ፣ ኣብ ዋና ቤት ፅሕፈት ወይ ኣብ ጨንፈር ይወሃብ። ቅድም ናብ {{line}} ደውሉ፤ እቲ ፃውዒት ናፃ እዩ።',
  },
  urgent: {
    title: 'ህፁፅ ግልጋሎት፦ ከመይ ከም ዝምልከት',
    summary: 'ኩነታት፣ ሰነዳትን ክፍሊትን ናይ ህፁፅ ግልጋሎት ፓስፖርት።',
    intro: 'ነቲ ፓስፖርት ድሕሪ ቆፀራኹም ኣብ ውሽጢ {{short}} ወይ {{long}} መዓልቲ ስራሕ ትርከብዎ።',
    conditions: 'ኩነታት',
    nationals: 'ንኢትዮጵያውያን ጥራሕ።',
    office: 'ህፁፅ ግልጋሎት ኣብ ዋና ቤት ፅሕፈት ኣዲስ ኣበባ ጥራሕ እዩ ዝወሃብ።',
    account: 'ኣካውንትን ብናይ ፅሑፍ መልእኽቲ ንሰደልኩም ኮድን የድልየኩም። ድሕሪ እቲ ኮድ ንምምልካት {{minutes}} ደቒቓ ኣለኩም።',
    review: 'እቲ ኤጀንሲ ቅድም ምልክታኹም ይርእዮ። ምስ ፀደቐ ትኸፍሉ።',
    surcharge: 'ህፁፅ ግልጋሎት ካብ ስሩዕ ይበዝሕ፦ ኣብ {{days2}} መዓልቲ ስራሕ {{short}}፣ ኣብ {{days5}} መዓልቲ ስራሕ {{long}} ተወሳኺ።',
    longValidity: 'ልዕሊ 6 ወርሒ ንዘገልግል ፓስፖርት ካልእ ተወሳኺ ክፍሊት የለን፦ እቶም ኣብ ታሕቲ ዘለዉ ክፍሊታት ንናይ ህፁፅ ተወሳኺ ክፍሊት ሓዊሶም እዮም።',
    reasons: 'ተቐባልነት ዘለዎም ምኽንያታት',
    evidence: 'ንሓዲኡ ዝኸውን መረጋገፂ ኣዳልዉ።',
    services: 'ግልጋሎትኩም ምረፁ',
    fees: 'ክፍሊት ህፁፅ ግልጋሎት፣ ብመዓልትታት ስራሕ ድሕሪ ቆፀራኹም',
    case: 'ኩነታት',
    days: '{{days}} መዓልቲ ስራሕ',
  },
}
export default requirements
