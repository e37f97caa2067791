import type en from '../en/booking.ts'
import type { Translation } from '../translation.ts'

/** Date and time, the kept place, and the estimate. */
const booking: Translation<typeof en> = {
  intro: 'መጀመሪያ ቀን፣ ከዚያ ሰዓት ይምረጡ። ቀሪውን እስኪሞሉ ድረስ ቦታው ለእርስዎ ይያዛል።',
  office: 'የ{{office}} ቀጠሮዎች',
  window: 'ይህ ጽሕፈት ቤት ከ{{from}} እስከ {{to}} ቀጠሮ ይሰጣል።',
  calendar: 'የቀን አቆጣጠር',
  ethiopic: 'የኢትዮጵያ ዘመን አቆጣጠር',
  gregorian: 'የጎርጎርዮስ ዘመን አቆጣጠር',
  previousMonth: 'ያለፈው ወር',
  nextMonth: 'የሚቀጥለው ወር',
  pickDate: 'እባክዎ ቀን ይምረጡ',
  morning: 'ጠዋት',
  afternoon: 'ከሰዓት በኋላ',
  zone: 'ሰዓቶቹ በአዲስ አበባ ሰዓት ናቸው (EAT፣ UTC+3)',
  ownTime: 'በመሣሪያዎ ሰዓት፦ {{time}}',
  unavailable: 'ክፍት አይደለም',
  none: 'ክፍት የቀጠሮ ቀን የለም፤ እባክዎ ቆይተው ይሞክሩ!',
  noneHelp: 'አዳዲስ ቀናት በየጊዜው ይከፈታሉ። ሌላ ጽሕፈት ቤትም መምረጥ ይችላሉ።',
  otherOffice: 'ሌላ ጽሕፈት ቤት ይምረጡ',
  loading: 'ክፍት ቀናት በመፈለግ ላይ...',
  estimateHelp: 'ይህ አገልግሎት የቀጠሮ ቀን ምርጫ የለውም። ዛሬ ካመለከቱ ፓስፖርትዎ በዚህ ቀን እንደሚደርስ ይጠበቃል።',
  deliveryTime: 'የመረከቢያ ሰዓት',
  hold: {
    title: 'ቦታዎ ተይዟል',
    place: '{{date}}፣ {{time}}',
    minutes_one: 'ማመልከቻውን ለመላክ {{count}} ደቂቃ ቀርቷል',
    minutes_other: 'ማመልከቻውን ለመላክ {{count}} ደቂቃዎች ቀርተዋል',
    seconds_one: '{{count}} ሰከንድ ቀርቷል',
    seconds_other: '{{count}} ሰከንዶች ቀርተዋል',
    endingTitle: 'ተጨማሪ ጊዜ ይፈልጋሉ?',
    ending: 'የመረጡት ቦታ የሚያዘው ለአጭር ጊዜ ብቻ ነው። አንድ ጊዜ ማራዘም ይችላሉ።',
    endingLast: 'የመረጡት ቦታ የሚያዘው ለአጭር ጊዜ ብቻ ነው። እባክዎ ማመልከቻውን አሁን ይላኩ።',
    extend: 'ጊዜውን ያራዝሙ',
    extended: 'ቦታዎ ለተጨማሪ ጊዜ ተይዟል።',
    later: 'አሁን አይደለም',
    endedTitle: 'የተያዘው ጊዜ አብቅቷል',
    ended: 'ቀንና ሰዓት እንደገና ይምረጡ። ሌላው የሞሉት ሁሉ አለ።',
    chooseAgain: 'ቀንና ሰዓት ይምረጡ',
  },
}
export default booking
