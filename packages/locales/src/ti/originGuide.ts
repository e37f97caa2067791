import type en from '../en/originGuide.ts'
import type { Translation } from '../translation.ts'

/** The guide to the right Origin ID service (A §1, A §5). */
const originGuide: Translation<typeof en> = {
  summary: 'ውሑዳት ሕቶታት መልሱ፤ ኣየናይ ግልጋሎት መለለይ መንነት ትውልደ ኢትዮጵያዊ ከም ዝምልከተኩም፣ ክፍሊቱ፣ ሰነዳቱን ቀረባ ዕለታትን ትረኽቡ።',
  ready: 'መለለይ መንነት ትውልደ ኢትዮጵያዊ ዝበፅሓሉ',
  question: {
    nationality: 'ዜግነት ናይቲ ኣመልካቲ እንታይ እዩ?',
    age: 'ዕድመ ናይቲ ኣመልካቲ ክንደይ እዩ?',
    card: 'እቲ ኣመልካቲ መለለይ መንነት ትውልደ ኢትዮጵያዊ ኣለዎ ዶ?',
    losses: 'ነዚ ወሲኹ ክንደይ ግዜ ጠፊኡ?',
    correction: 'ስም፣ ዕለት ልደት ወይ ቦታ ልደት ክእረም ኣለዎ ዶ?',
    origin: 'ብዛዕባ እቲ ኣመልካቲ ሓቂ ዝኾነ ኣየናይ እዩ?',
  },
  nationality: {
    foreign: 'ዜግነት ወፃኢ ሃገር',
    ethiopian: 'ኢትዮጵያዊ',
  },
  age: {
    child: 'ትሕቲ {{age}} ዓመት',
    adult: '{{age}} ዓመትን ልዕሊኡን',
  },
  card: {
    none: 'የብሉን፤ እዚ ናይ መጀመርታ እዩ',
    yellowCard: 'የብሉን፤ ግን ናይ ቅድም ብጫ ካርድ ኣለዎ',
    valid: 'ኣለዎ፤ ግዜኡ ኣይሓለፈን',
    expired: 'ኣለዎ፤ ግን ግዜኡ ሓሊፉ',
    damaged: 'ኣለዎ፤ ግን ተበላሽዩ',
    lost: 'ጠፊኡ ወይ ተሰሪቑ',
  },
  losses: {
    once: 'ሓደ ግዜ',
    twice: 'ክልተ ግዜ',
    more: 'ሰለስተ ግዜ ወይ ልዕሊኡ',
  },
  correction: {
    yes: 'እወ',
    no: 'ኣይፋል',
  },
  origin: {
    formerCitizen: 'ናይ ቅድም ኢትዮጵያዊ እዩ',
    ethiopianParent: 'ኢትዮጵያዊ ወላዲ ኣለዎ',
    spouseOfHolder: 'በዓልቲ ቤት ወይ በዓል ቤት ናይ ዋና መለለይ መንነት ትውልደ ኢትዮጵያዊ እዩ',
    other: 'ካብዚኦም ሓደ እኳ ኣይኮነን',
  },
  result: {
    ethiopian: 'መለለይ መንነት ትውልደ ኢትዮጵያዊ ንዜጋታት ወፃኢ ሃገር እዩ። ኢትዮጵያውያን ንፓስፖርት የመልክቱ።',
    passport: 'ናብ መርበብ ሓበሬታ ፓስፖርት ኪዱ',
    valid: 'መለለይ መንነት ትውልደ ኢትዮጵያዊኹም ግዜኡ ኣይሓለፈን፦ እተመልክትሉ ነገር የለን። ግዜኡ ምስ ሓለፈ ምሕዳስ ምረፁ።',
    noOrigin:
      'መለለይ መንነት ትውልደ ኢትዮጵያዊ ንናይ ቅድም ኢትዮጵያውያን፣ ኢትዮጵያዊ ወላዲ ንዘለዎም፣ ከምኡውን ንበዓልቲ ቤት፣ በዓል ቤትን ደቅን ዋና መለለይ መንነት ትውልደ ኢትዮጵያዊ እዩ።',
  },
  rule: {
    foreignNational: 'ንዜጋታት ወፃኢ ሃገር።',
    noOpenRequest: 'ዘይተዓፀወ ምልክታ ንዘይብሎም ሰባት።',
    adult: 'ዕድሚኦም {{age}} ዓመትን ልዕሊኡን ንዝኾኑ ኣመልከትቲ።',
    child: 'ትሕቲ {{age}} ዓመት ንዝኾኑ ቆልዑ፣ ምስ ወላዲ ወይ ሕጋዊ መዕበዪ።',
    ethiopianOrigin: 'ንናይ ቅድም ኢትዮጵያውያንን ኢትዮጵያዊ ወላዲ ንዘለዎምን።',
    spouseOfHolder: 'ንበዓልቲ ቤት ወይ በዓል ቤት ናይ ዋና መለለይ መንነት ትውልደ ኢትዮጵያዊ።',
    holdsNoOriginId: 'መለለይ መንነት ትውልደ ኢትዮጵያዊ ንዘይብሎም ሰባት፤ ናይ ቅድም ብጫ ካርድ ዝነበሮም እውን ኣብዚ የመልክቱ።',
    originIdExpired: 'ግዜኡ ንዝሓለፈ መለለይ መንነት ትውልደ ኢትዮጵያዊ።',
    originIdDamaged: 'ንዝተበላሸወ መለለይ መንነት ትውልደ ኢትዮጵያዊ።',
    originIdLost: 'ንዝጠፍአ ወይ ንዝተሰረቐ መለለይ መንነት ትውልደ ኢትዮጵያዊ።',
    holdsOriginId: 'መለለይ መንነት ትውልደ ኢትዮጵያዊ ንዘለዎም፣ ግዜኡ ይሕለፍ ኣይሕለፍ።',
    correctionWanted: 'ስም፣ ቦታ ልደት ወይ ዕለት ልደት ንምቕያር።',
  },
}
export default originGuide
