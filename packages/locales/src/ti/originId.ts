import type en from '../en/originId.ts'
import type { Translation } from '../translation.ts'

/** The Origin ID request's own screens. */
const originId: Translation<typeof en> = {
  choose: 'በጃኹም ምረፁ',
  serviceHint: 'እንታይ የድልየኩም?',
  service: {
    new: 'ኢትዮጵያዊ ዜጋ ኔርኩም ወይ ኢትዮጵያውያን ወለዲ ኣለዉኹም፣ ግዜኡ ዘይሓለፈ መለለይ መንነት እውን የብልኩምን። ናይ ቅድም ብጫ ካርድ ዝነበሮም እውን ኣብዚ የመልክቱ።',
    renewal: 'ግዜ መለለይ መንነትኩም ሓሊፉ።',
    damaged: 'ካርድኹም ተቐዲዱ፣ ተሰይሩ ወይ ክንበብ ኣይክእልን።',
    lost: 'ካርድኹም ጠፊኡ ወይ ተሰሪቑ። ደብዳበ መረጋገፂ ፖሊስ ኣብ ጥቓኹም ግበሩ።',
    correction: 'ኣብ ካርድኹም ዘሎ ስም፣ ዕለት ልደት ወይ ቦታ ልደት ጌጋ እዩ።',
    bySpouse: 'በዓልቲ ቤት ወይ በዓል ቤት ናይ ዋና መለለይ መንነት ኢኹም።',
    child: 'ንወዲ ወይ ንጓል። ወላዲ ወይ ሕጋዊ መዕበዪ ምስኡ ይመፅእ።',
  },
  site: {
    yours: 'ብዛዕባኹም',
    countryHint: 'ሕዚ ትነብርሉ',
    subCityHint: 'ኣብ ኣዲስ ኣበባ ወይ ድሬዳዋ ትፀንሑ እንተኾይንኩም ትፀንሕሉ',
    visaHint: 'ከምቲ ኣብ ቪዛኹም ወይ ኢ-ቪዛኹም ተሓቲሙ ዘሎ',
    cardHint: 'ከምቲ ኣብ መለለይ መንነትኩም ተሓቲሙ ዘሎ',
    lostCardHint: 'እንተፈሊጥኩምዎ፣ ንኣብነት ካብ ቅዳሕ',
    where: 'ተመልክትሉ ቦታ',
    office: 'ቦታ ምልክታ',
  },
  person: {
    nameIntro: 'ነቲ ስም ከምቲ ኣብ ፓስፖርት ወፃኢ ሃገር ዘለዎ ምስ ምልክታቱ ፅሓፉ።',
    printed: 'ኣብ መለለይ መንነት ዝሕተም',
    geezIntro: 'ባዶ ክትገድፍዎ ትኽእሉ ኢኹም። እንተፅሒፍኩም ብፊደላት ግእዝ ፅሓፉ። ነቲ ዝቐረበ ኣፀሓሕፋ ምረፁ፣ ወይ ከንብብ ዝኽእል ዘመድ ሕተቱ።',
    certificateHint: '16 ኣሃዛት ናይ ልደት ምስክር ወረቐት',
    phoneHint: 'ምስ ኮድ ሃገር፣ ንኣብነት +44 1632 960001። ቁፅሪ ኢትዮጵያ ብ09 ክጅምር ይኽእል።',
    nationalityHint: 'ከምቲ ኣብ ፓስፖርት ወፃኢ ሃገርኩም ዘለዎ',
  },
  address: {
    title: 'ኣብ ኢትዮጵያ ትፀንሕሉ',
    intro: 'ንኣብነት ምስ ዘመድ ወይ ኣብ ሆቴል። ክልልን ከተማን እኹላት እዮም።',
  },
  detail: {
    visa: 'ቪዛ',
    card: 'መለለይ መንነትኩም',
    lost: 'ዝጠፍአ መለለይ መንነት',
    about: 'ብዛዕባ እዚ ምልክታ',
    localPhoneHint: 'ቤት ፅሕፈት ክረኽበኩም ዝኽእል ቁፅሪ ኢትዮጵያ፣ እንተሃልዩኩም',
    timesLostHint: 'ናይ ሕዚ ሓዊስኩም። ክፍሊት ብእኡ ይውሰን።',
    filledByHint: 'ብወኪል ዝቐርብ ምልክታ ተቐባልነት የብሉን። ንቆልዓ ወላዲ ወይ ሕጋዊ መዕበዪ ይመልእ።',
    yes: 'እወ',
  },
}
export default originId
