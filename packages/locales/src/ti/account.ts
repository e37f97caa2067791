import type en from '../en/account.ts'
import type { Translation } from '../translation.ts'

/** Sign-up, sign-in with its one-time code, forgotten and new password (B §2, B §5, B §8). */
const account: Translation<typeof en> = {
  field: {
    firstName: 'ስም',
    fatherName: 'ስም ኣቦ',
    grandfatherName: 'ስም ኣቦሓጎ',
    phoneNumber: 'ቁፅሪ ስልኪ',
    email: 'ኣድራሻ ኢመይል',
    password: 'ቃል ምስጢር',
    passwordAgain: 'ቃል ምስጢር ኣረጋግፁ',
    captcha: 'ሮቦት ኣይኮንኩን',
    oneTimeCode: 'ናይ ሓደ ግዜ ኮድ',
  },
  hint: {
    names: 'ብላቲን ፊደላት፣ ከምቲ ኣብ ሰነዳትኩም ዘሎ።',
    phone: 'ናይ ሓደ ግዜ ኮድ ናብዚ ንልእኽ።',
    password: 'እንተወሓደ {{min}} ፊደላት ወይ ቁፅርታት',
  },
  password: {
    show: 'ቃል ምስጢር ኣርእዩ',
    hide: 'ቃል ምስጢር ሕብኡ',
    strength: 'ጥንካረ ቃል ምስጢር፦ {{level}}',
    level: {
      veryWeak: 'ኣዝዩ ድኹም',
      weak: 'ድኹም',
      good: 'ፅቡቕ',
      strong: 'ሓያል',
    },
  },
  signUp: {
    title: 'ተመዝገቡ',
    intro: 'ምዝገባ ናፃን ብድሌትን እዩ።',
    submit: 'ተመዝገቡ',
    have: 'ሒሳብ ኣለኩም ዶ?',
  },
  benefits: {
    title: 'ረብሓ ኣባላት',
    list: 'ኩሉ ምልክታታትኩም ኣብ ሓደ ቦታ',
    manage: 'ቁፅሪ ከይፀሓፍኩም ምርኣይ፣ ምስትኽኻል፣ ቆፀራ ምቕያርን ምኽፋልን',
    urgent: 'ሒሳብ ዘድልዮ ህፁፅ ግልጋሎት',
  },
  signIn: {
    title: 'እተዉ',
    intro: 'ብኢመይልን ቃል ምስጢርን ሒሳብኩም እተዉ። ካብኡ ኮድ ናብ ስልክኹም ንልእኽ።',
    submit: 'እተዉ',
    forgot: 'ቃል ምስጢርኩም ረሲዕኹምዎ?',
    none: 'ክሳብ ሕዚ ሒሳብ የብልኩምን ዶ?',
    registered: 'የቐንየልና። ናብ ኣድራሻ ኢመይልኩም መልእኽቲ ልኢኽና ኣለና። በጃኹም እተዉ።',
    changed: 'ቃል ምስጢርኩም ተቐይሩ። በጃኹም እተዉ።',
    already: 'ከም {{name}} ኣቲኹም ኣለኹም።',
    applications: 'ምልክታታተይ',
  },
  code: {
    title: 'ናይ ሓደ ግዜ ኮድ ኣእትዉ',
    sent: '{{length}} ኣሃዝ ዘለዎ ኮድ ናብ {{phone}} ልኢኽና ኣለና።',
    digit: 'ኣሃዝ {{n}} ካብ {{total}}',
    submit: 'ኣረጋግፁ',
    resend: 'ሓዱሽ ኮድ ስደዱ',
    wait: 'ሓዱሽ ኮድ ድሕሪ {{seconds}} ካልኢት ክትሓቱ ትኽእሉ።',
    resent: 'ሓዱሽ ኮድ ተላኢኹ።',
    again: 'እንደገና እተዉ',
    failed: 'ነቲ ኮድ ኣብ ምርግጋፅ ጌጋ ኣጋጢሙ።',
  },
  forgot: {
    title: 'ቃል ምስጢርኩም ረሲዕኹምዎ?',
    intro: 'ኣድራሻ ኢመይል ሒሳብኩም ኣእትዉ። ሓዱሽ ቃል ምስጢር ትመርፁሉ ሊንክ ንሰደልኩም።',
    submit: 'ሊንክ ስደዱ',
    sent: 'ቃል ምስጢርኩም ንምቕያር በጃኹም ኢመይልኩም ርአዩ...',
    sentHelp: 'እቲ መልእኽቲ ዝመፅእ በዚ ኣድራሻ ሒሳብ እንተሃልዩ ጥራሕ እዩ። ኣብ ዘይተደልዩ መልእኽትታት (spam) እውን ርአዩ።',
    back: 'ናብ መእተዊ ተመለሱ',
  },
  reset: {
    title: 'ሓዱሽ ቃል ምስጢር ምረፁ',
    account: 'ሒሳብ',
    newPassword: 'ሓዱሽ ቃል ምስጢር',
    submit: 'ሓዱሽ ቃል ምስጢር ኣቐምጡ',
    noProof: 'እዚ ኣድራሻ በይኑ ሒሳብኩም ኣይኸፍትን',
    noProofHelp: 'ኣብቲ ናይ መወዳእታ ዝሰደድናልኩም መልእኽቲ ዘሎ ሊንክ ምሉእ ጌርኩም ሓደ ግዜ ክፈትዎ። እንተዘይብልኩም ወይ ግዜኡ እንተሓሊፉ ሓዱሽ ሕተቱ።',
    newLink: 'ሓዱሽ ሊንክ ሕተቱ',
  },
}
export default account
