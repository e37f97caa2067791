import type en from '../en/urgent.ts'
import type { Translation } from '../translation.ts'

/** The urgent appointment: its stages, its gate and its clock (A §2, D14). */
const urgent: Translation<typeof en> = {
  title: 'ህፁፅ ቆፀራ',
  before: 'ቅድሚ ምጅማርኩም',
  stage: {
    type: 'ዓይነት ህፁፅ ግልጋሎት',
    site: 'ምርጫ ቦታ',
    date: 'ዕለትን ሰዓትን',
    person: 'ውልቃዊ ሓበሬታ',
    summary: 'ፅማቝ',
    payment: 'ክፍሊት',
  },
  signIn: {
    intro: 'ህፁፅ ግልጋሎት ብናይ ሓደ ግዜ ኮድ ዝተረጋገፀ ሒሳብ የድልዮ። ዝመላእኩምዎ ተቐሚጡ ኣሎ።',
    over: 'ድሕሪ እቲ ናይ ሓደ ግዜ ኮድ ዝነበረ ግዜ ተወዲኡ። ንምቕፃል እንደገና እተዉ፤ ዝመላእኩምዎ ተቐሚጡ ኣሎ።',
    action: 'እተዉ',
    register: 'ተመዝገቡ',
  },
  clock: {
    minutes_one: 'ንህፁፅ ምልክታ {{count}} ደቒቓ ተሪፉ',
    minutes_other: 'ንህፁፅ ምልክታ {{count}} ደቓይቕ ተሪፉ',
    seconds_one: '{{count}} ካልኢት ተሪፉ',
    seconds_other: '{{count}} ካልኢታት ተሪፉ',
    help: 'ብድሕሪኡ እንደገና ትኣትዉ። ዝመላእኩምዎ ኣይጠፍእን።',
  },
  days: 'ድሕሪ ምምልካት {{days}} መዓልቲ ስራሕ',
  evidence: 'መረጋገፂ ኣዳልዉ፦ ምስ ካልኦት ሰነዳት ትፅዕንዎ።',
  siteIntro: 'ህፁፅ ግልጋሎት ኣብ ዋና ቤት ፅሕፈት ጥራሕ እዩ ዝወሃብ። ንዓኹም ተመሪፁ ኣሎ።',
  dateIntro: 'ዕለት ምረፁ። ህፁፅ ቆፀራ ናይ ሰዓት ምርጫ የብሉን፦ ንግሆ ምፅኡ።',
  none: 'ክፉት ዕለት ቆፀራ የለን፤ በጃኹም ድሓር ፈትኑ!',
  noneHelp: 'ቦታታት ህፁፅ ግልጋሎት ውሑዳት እዮም። ሓደሽቲ በብግዜኡ ይኽፈቱ።',
  other: 'ካልእ ደረጃ ህፁፅነት ምረፁ',
  names: 'ኣስማትኩም ካብ ሒሳብኩም ዝመፁ እዮም፤ ኣብዚ ክልወጡ ኣይክእሉን።',
}
export default urgent
