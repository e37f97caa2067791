import type en from '../en/booking.ts'
import type { Translation } from '../translation.ts'

/** Date and time, the kept place, and the estimate. */
const booking: Translation<typeof en> = {
  intro: 'ቅድም ዕለት፣ ካብኡ ሰዓት ምረፁ። ነቲ ዝተረፈ ክሳብ ትመልእዎ እቲ ቦታ ንዓኹም ይትሓዝ።',
  office: 'ቆፀራታት {{office}}',
  window: 'እዚ ቤት ፅሕፈት ካብ {{from}} ክሳብ {{to}} ቆፀራ ይህብ።',
  calendar: 'ኣቆፃፅራ ዕለት',
  ethiopic: 'ኣቆፃፅራ ዘመን ኢትዮጵያ',
  gregorian: 'ኣቆፃፅራ ዘመን ፈረንጂ',
  previousMonth: 'ዝሓለፈ ወርሒ',
  nextMonth: 'ዝቕፅል ወርሒ',
  pickDate: 'በጃኹም ዕለት ምረፁ',
  morning: 'ንግሆ',
  afternoon: 'ድሕሪ ቀትሪ',
  zone: 'ሰዓታት ብናይ ኣዲስ ኣበባ ሰዓት እዮም (EAT፣ UTC+3)',
  ownTime: 'ብሰዓት መሳርሒኹም፦ {{time}}',
  unavailable: 'ክፉት ኣይኮነን',
  none: 'ክፉት ዕለት ቆፀራ የለን፤ በጃኹም ድሓር ፈትኑ!',
  noneHelp: 'ሓደሽቲ ዕለታት በብግዜኡ ይኽፈቱ። ካልእ ቤት ፅሕፈት እውን ክትመርፁ ትኽእሉ።',
  otherOffice: 'ካልእ ቤት ፅሕፈት ምረፁ',
  loading: 'ክፉታት ዕለታት ይድለዩ ኣለዉ...',
  estimateHelp: 'እዚ ግልጋሎት መምረፂ ዕለት ቆፀራ የብሉን። ሎሚ እንተኣመልኪትኩም ፓስፖርትኩም በዛ ዕለት ይፅበ።',
  deliveryTime: 'መረከቢ ሰዓት',
  hold: {
    title: 'ቦታኹም ተታሒዙ ኣሎ',
    place: '{{date}}፣ {{time}}',
    minutes_one: 'ምልክታ ንምልኣኽ {{count}} ደቒቓ ተሪፉ',
    minutes_other: 'ምልክታ ንምልኣኽ {{count}} ደቓይቕ ተሪፉ',
    seconds_one: '{{count}} ካልኢት ተሪፉ',
    seconds_other: '{{count}} ካልኢታት ተሪፉ',
    endingTitle: 'ተወሳኺ ግዜ ትደልዩ ዲኹም?',
    ending: 'እቲ ዝመረፅኩምዎ ቦታ ንሓፂር ግዜ ጥራሕ እዩ ዝትሓዝ። ሓደ ግዜ ከተናውሕዎ ትኽእሉ።',
    endingLast: 'እቲ ዝመረፅኩምዎ ቦታ ንሓፂር ግዜ ጥራሕ እዩ ዝትሓዝ። በጃኹም ነቲ ምልክታ ሕዚ ስደድዎ።',
    extend: 'ግዜኡ ኣናውሑ',
    extended: 'ቦታኹም ንተወሳኺ ግዜ ተታሒዙ።',
    later: 'ሕዚ ኣይኮነን',
    endedTitle: 'ዝተትሓዘ ግዜ ተወዲኡ',
    ended: 'ዕለትን ሰዓትን እንደገና ምረፁ። ካልእ ዝመላእኩምዎ ኩሉ ኣሎ።',
    chooseAgain: 'ዕለትን ሰዓትን ምረፁ',
  },
}
export default booking
