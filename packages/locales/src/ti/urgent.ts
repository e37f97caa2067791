import type en from '../en/urgent.ts'
import type { Translation } from '../translation.ts'

/** The urgent appointment: its stages, its gate and its clock (A §2, D14). */
const urgent: Translation<typeof en> = {
  title: 'ህፁፅ ቆፀራ',
  before: 'ቅድሚ ምጅማርኩም',
  stage: {
    type: 'ዓይነት ህፁፅ ግልጋሎት',
    site: 'ምርጫ ቤት ፅሕፈት',
    date: 'ዕለትን ሰዓትን',
    person: 'ውልቃዊ ሓበሬታ',
    summary: 'ፅማቝ',
    payment: 'ክፍሊት',
  },
  signIn: {
    intro: 'ኣካውንትን ብናይ ፅሑፍ መልእኽቲ ንሰደልኩም ኮድን የድልየኩም። ዝመላእኩምዎ ተቐሚጡ ኣሎ።',
    over: 'ድሕሪ እቲ ኮድ ዝነበረኩም ግዜ ተወዲኡ። ንምቕፃል እንደገና እተዉ፤ ዝመላእኩምዎ ተቐሚጡ ኣሎ።',
    action: 'እተዉ',
    register: 'ተመዝገቡ',
  },
  clock: {
    minutes_one: 'ንህፁፅ ምልክታ {{count}} ደቒቓ ተሪፉ',
    minutes_other: 'ንህፁፅ ምልክታ {{count}} ደቓይቕ ተሪፉ',
    seconds_one: '{{count}} ካልኢት ተሪፉ',
    seconds_other: '{{count}} ካልኢታት ተሪፉ',
    help: 'ግዜ ምስ ተወድአ እንደገና እተዉ፤ ዝመላእኩምዎ ተቐሚጡ ኣሎ።',
  },
  type: 'እተመልክትሉ፦',
  changeType: 'ቀይሩ',
  days: 'ድሕሪ ቆፀራኹም {{days}} መዓልቲ ስራሕ',
  evidence: 'መረጋገፂ ኣዳልዉ፦ ምስ ካልኦት ሰነዳት ትፅዕንዎ።',
  siteIntro: 'ህፁፅ ግልጋሎት ኣብ ዋና ቤት ፅሕፈት ጥራሕ እዩ ዝወሃብ። ንዓኹም ተመሪፁ ኣሎ።',
  dateIntro: 'ዕለት ምረፁ። ህፁፅ ቆፀራ ናይ ሰዓት ምርጫ የብሉን፦ ንግሆ ምፅኡ።',
  none: 'ክፉት ዕለት ቆፀራ የለን፤ በጃኹም ድሓር ፈትኑ!',
  noneHelp: 'ህፁፅ ቆፀራታት ውሱናት እዮም። ሓደሽቲ በብግዜኡ ይኽፈቱ።',
  other: 'ካልእ ደረጃ ህፁፅነት ምረፁ',
  guardian: 'እዚ ምልክታ ንህፃን እዩ፦ ኣስማት እቲ ህፃን ፅሓፉ። ንስኹም፣ በዓል ኣካውንት፣ ኣላዪ ኢኹም።',
  names: 'ኣስማትኩም ካብ ኣካውንትኩም ዝመፁ እዮም፤ ኣብዚ ክልወጡ ኣይክእሉን።',
}
export default urgent
