import type en from '../en/requirements.ts'
import type { Translation } from '../translation.ts'

/** The requirement pages and the urgent how-to-apply guide (B §2): papers, fees and conditions of each service. */
const requirements: Translation<typeof en> = {
  title: 'ክማልኡ ዘለዎም ረቛሒታት',
  summary: 'ሰነዳትን ክፍሊትን ናይ ነፍሲ ወከፍ ግልጋሎት ፓስፖርት።',
  asOf: 'ዝርዝር ናይ {{date}}',
  unsure: 'ኣየናይ ግልጋሎት ከም ዘድልየኩም ርግፀኛታት ዲኹም ዘይኮንኩም?',
  unsureLink: 'ግልጋሎትኩም ኣብ ሓደ ደቒቓ ፈልዩ',
  speed: {
    label: 'ስሩዕ ወይ ህፁፅ',
    regular: 'ስሩዕ',
    urgent: 'ህፁፅ',
  },
  common: {
    title: 'ንኹሉ ግልጋሎት',
    copies: 'ንፁር ሕብሪ ዘለዎ ቅዳሕ A4 ፀዓኑ። ኣብ ዕለት ቆፀራኹም ኦርጅናል ሰነዳት ሒዝኩም ምፅኡ።',
    self: 'ባዕልኹም ምፅኡ፦ ኣሰር ኣፃብዕትን ፎቶን ኣብ ቤት ፅሕፈት ይውሰድ። ብወኪል ዝቐርብ ምልክታ ተቐባልነት የብሉን።',
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
    lost: 'ቅድም ናብ ፖሊስ ኪዱ። እቲ ዝጠፍአ ፓስፖርት ግዜኡ ዘይሓለፈ እንተኾይኑ ምፅራዩ {{days}} መዓልቲ ይወስድ።',
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
    intro: 'ነቲ ፓስፖርት ድሕሪ ምምልካት ኣብ ውሽጢ {{short}} ወይ {{long}} መዓልቲ ስራሕ ትርከብዎ።',
    conditions: 'ኩነታት',
    nationals: 'ንኢትዮጵያውያን ጥራሕ።',
    office: 'ህፁፅ ግልጋሎት ኣብ ዋና ቤት ፅሕፈት ኣዲስ ኣበባ ጥራሕ እዩ ዝወሃብ።',
    account: 'ብሒሳብን ናይ ሓደ ግዜ ኮድን ትኣትዉ። ድሕሪ እቲ ኮድ ንምምልካት {{minutes}} ደቒቓ ኣለኩም።',
    review: 'እቲ ኤጀንሲ ቅድም ነቲ ሕቶ ይርእዮ። ምስ ፀደቐ ትኸፍሉ።',
    reasons: 'ተቐባልነት ዘለዎም ምኽንያታት',
    evidence: 'ንሓዲኡ ዝኸውን መረጋገፂ ኣዳልዉ።',
    services: 'ግልጋሎትኩም ምረፁ',
    fees: 'ክፍሊት ህፁፅ ግልጋሎት',
    case: 'ኩነታት',
    days: '{{days}} መዓልቲ ስራሕ',
  },
}
export default requirements
