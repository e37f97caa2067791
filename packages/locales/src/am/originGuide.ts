import type en from '../en/originGuide.ts'
import type { Translation } from '../translation.ts'

/** The guide to the right Origin ID service (A §1, A §5). */
const originGuide: Translation<typeof en> = {
  summary: 'ጥቂት ጥያቄዎችን ይመልሱ፤ የትኛው የትውልደ ኢትዮጵያዊ መታወቂያ አገልግሎት እንደሚመለከትዎ፣ ክፍያውን፣ ሰነዶቹንና ቅርብ ቀናትን ያገኛሉ።',
  ready: 'የትውልደ ኢትዮጵያዊ መታወቂያው የሚደርስበት',
  question: {
    nationality: 'የአመልካቹ ዜግነት ምንድን ነው?',
    age: 'የአመልካቹ ዕድሜ ስንት ነው?',
    card: 'አመልካቹ የትውልደ ኢትዮጵያዊ መታወቂያ አለው?',
    losses: 'ይህን ጨምሮ ስንት ጊዜ ጠፍቷል?',
    correction: 'ስም፣ የትውልድ ቀን ወይም የትውልድ ቦታ መታረም አለበት?',
    origin: 'ስለ አመልካቹ ትክክል የሆነው የትኛው ነው?',
  },
  nationality: {
    foreign: 'የውጭ ሀገር ዜግነት',
    ethiopian: 'ኢትዮጵያዊ',
  },
  age: {
    child: 'ከ{{age}} ዓመት በታች',
    adult: '{{age}} ዓመትና ከዚያ በላይ',
  },
  card: {
    none: 'የለውም፤ ይህ የመጀመሪያው ነው',
    yellowCard: 'የለውም፤ ግን የቀድሞው ቢጫ ካርድ አለው',
    valid: 'አለው፤ ጊዜው አላለፈም',
    expired: 'አለው፤ ግን ጊዜው አልፏል',
    damaged: 'አለው፤ ግን ተበላሽቷል',
    lost: 'ጠፍቷል ወይም ተሰርቋል',
  },
  losses: {
    once: 'አንድ ጊዜ',
    twice: 'ሁለት ጊዜ',
    more: 'ሦስት ጊዜ ወይም ከዚያ በላይ',
  },
  correction: {
    yes: 'አዎ',
    no: 'አይ',
  },
  origin: {
    formerCitizen: 'የቀድሞ ኢትዮጵያዊ ነው',
    ethiopianParent: 'ኢትዮጵያዊ ወላጅ አለው',
    spouseOfHolder: 'የትውልደ ኢትዮጵያዊ መታወቂያ ባለቤት ሚስት ወይም ባል ነው',
    other: 'ከእነዚህ አንዱም አይደለም',
  },
  result: {
    ethiopian: 'የትውልደ ኢትዮጵያዊ መታወቂያ ለውጭ ሀገር ዜጎች ነው። ኢትዮጵያውያን ለፓስፖርት ያመለክታሉ።',
    passport: 'ወደ የፓስፖርት ድረ ገጽ ይሂዱ',
    valid: 'የትውልደ ኢትዮጵያዊ መታወቂያዎ ጊዜው አላለፈም፦ የሚያመለክቱበት ነገር የለም። ጊዜው ሲያልፍ እድሳት ይምረጡ።',
    noOrigin: 'የትውልደ ኢትዮጵያዊ መታወቂያ ለቀድሞ ኢትዮጵያውያን፣ ኢትዮጵያዊ ወላጅ ላላቸው፣ እንዲሁም ለመታወቂያ ባለቤት ሚስት፣ ባልና ልጆች ነው።',
  },
  rule: {
    foreignNational: 'ለውጭ ሀገር ዜጎች።',
    noOpenRequest: 'ያልተዘጋ ማመልከቻ ለሌላቸው ሰዎች።',
    adult: 'ዕድሜያቸው {{age}} ዓመትና ከዚያ በላይ ለሆኑ አመልካቾች።',
    child: 'ከ{{age}} ዓመት በታች ለሆኑ ልጆች፣ ከወላጅ ወይም ከሕጋዊ አሳዳጊ ጋር።',
    ethiopianOrigin: 'ለቀድሞ ኢትዮጵያውያንና ኢትዮጵያዊ ወላጅ ላላቸው።',
    spouseOfHolder: 'ለትውልደ ኢትዮጵያዊ መታወቂያ ባለቤት ሚስት ወይም ባል።',
    holdsNoOriginId: 'የትውልደ ኢትዮጵያዊ መታወቂያ ለሌላቸው ሰዎች፤ የቀድሞ ቢጫ ካርድ የነበራቸውም እዚህ ያመለክታሉ።',
    originIdExpired: 'ጊዜው ላለፈ የትውልደ ኢትዮጵያዊ መታወቂያ።',
    originIdDamaged: 'ለተበላሸ የትውልደ ኢትዮጵያዊ መታወቂያ።',
    originIdLost: 'ለጠፋ ወይም ለተሰረቀ የትውልደ ኢትዮጵያዊ መታወቂያ።',
    holdsOriginId: 'የትውልደ ኢትዮጵያዊ መታወቂያ ላላቸው፣ ጊዜው ቢያልፍም ባያልፍም።',
    correctionWanted: 'ስም፣ የትውልድ ቦታ ወይም የትውልድ ቀን ለመለወጥ።',
  },
}
export default originGuide
