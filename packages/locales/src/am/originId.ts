import type en from '../en/originId.ts'
import type { Translation } from '../translation.ts'

/** The Origin ID request's own screens. */
const originId: Translation<typeof en> = {
  choose: 'እባክዎ ይምረጡ',
  serviceHint: 'ምን ያስፈልግዎታል?',
  service: {
    new: 'ኢትዮጵያዊ ዜጋ ነበሩ ወይም ኢትዮጵያዊ ወላጆች አሉዎት፣ ጊዜው ያላለፈ የትውልደ ኢትዮጵያዊ መታወቂያም የለዎትም። የቀድሞው ቢጫ ካርድ ከነበረዎትም ይህን ይምረጡ።',
    renewal: 'የትውልደ ኢትዮጵያዊ መታወቂያዎ ጊዜ አልፏል።',
    damaged: 'ካርድዎ ተቀድዷል፣ ተሰብሯል ወይም ሊነበብ አይችልም።',
    lost: 'ካርድዎ ጠፍቷል ወይም ተሰርቋል። የፖሊስ ማስረጃ ደብዳቤውን አጠገብዎ ያድርጉ።',
    correction: 'በካርድዎ ላይ ያለው ስም፣ የልደት ቀን ወይም የትውልድ ቦታ ስህተት ነው።',
    bySpouse: 'የመታወቂያ ባለቤት ሚስት ወይም ባል ነዎት።',
    child: 'ለወንድ ወይም ለሴት ልጅ። ወላጅ ወይም ሕጋዊ አሳዳጊም መምጣት አለበት።',
  },
  site: {
    yours: 'ስለ እርስዎ',
    countryHint: 'አሁን የሚኖሩበት',
    subCityHint: 'በአዲስ አበባ ወይም በድሬዳዋ የሚቆዩ ከሆነ የሚቆዩበት',
    visaHint: 'በቪዛዎ ወይም በኢ-ቪዛዎ ላይ እንደታተመው',
    cardHint: 'በመታወቂያዎ ላይ እንደታተመው',
    lostCardHint: 'የሚያውቁት ከሆነ፣ ለምሳሌ ከቅጂው',
    where: 'የሚያመለክቱበት ቦታ',
    office: 'የማመልከቻ ጣቢያ',
  },
  person: {
    nameIntro: 'ስሙን በውጭ ሀገር ፓስፖርቱ ላይ እንዳለው ከነምልክቶቹ ይጻፉ።',
    printed: 'በመታወቂያው ላይ የሚታተመው',
    geezIntro: 'ባዶ መተው ይችላሉ። ከጻፉ በግዕዝ ፊደላት ይጻፉ። የቀረበውን አጻጻፍ ይምረጡ፣ ወይም ማንበብ የሚችል ዘመድ ይጠይቁ።',
    certificateHint: 'የልደት ምስክር ወረቀቱ 16 አሃዞች',
    phoneHint: 'ከሀገር ኮድ ጋር፣ ለምሳሌ +44 1632 960001። የኢትዮጵያ ቁጥር በ09 ሊጀምር ይችላል።',
    nationalityHint: 'በውጭ ሀገር ፓስፖርትዎ ላይ እንዳለው',
  },
  address: {
    title: 'በኢትዮጵያ የሚቆዩበት',
    intro: 'ለምሳሌ ከዘመድ ጋር ወይም በሆቴል። ክልልና ከተማ በቂ ናቸው።',
  },
  detail: {
    visa: 'ቪዛ',
    card: 'የትውልደ ኢትዮጵያዊ መታወቂያዎ',
    lost: 'የጠፋው የትውልደ ኢትዮጵያዊ መታወቂያ',
    about: 'ስለዚህ ማመልከቻ',
    localPhoneHint: 'ጽሕፈት ቤቱ ሊያገኝዎ የሚችልበት የኢትዮጵያ ቁጥር፣ ካለዎት',
    correction: 'በመታወቂያው ላይ ያለው ስህተት',
    correctionHint: 'በዚህ ቅጽ ላይ በፓስፖርትዎ ያሉትን ትክክለኛ ስሞችና የትውልድ ቀን ይጻፉ። በመታወቂያው ላይ ስህተት የሆነውን እዚህ ይምረጡ።',
    timesLostHint: 'የአሁኑን ጨምሮ። ክፍያው በዚህ ይወሰናል።',
    filledByHint: 'ለሌላ አዋቂ ሰው ማመልከት አይቻልም። ለልጅ ወላጅ ወይም ሕጋዊ አሳዳጊ ይሞላል።',
    yes: 'አዎ',
  },
}
export default originId
