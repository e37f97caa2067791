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
    phone: 'ናይ ሓደ ግዜ ኮድ ናብዚ ቁፅሪ ንልእኽ።',
    foreignPhone: 'ኣብ ወፃኢ ሃገር፦ ምስ ኮድ ሃገር፣ ንኣብነት +44 1632 960001።',
    password: 'እንተወሓደ {{min}} ፊደላት ወይ ቁፅርታት',
  },
  password: {
    show: 'ቃል ምስጢር ኣርእዩ',
    hide: 'ቃል ምስጢር ሕብኡ',
    strength: 'ጥንካረ ቃል ምስጢር፦ {{level}}',
    guessable: 'ኣስማትን ጎኒ ንጎኒ ዘለዉ መፍትሓትን ብቐሊሉ ይግመቱ።',
    level: {
      veryWeak: 'ኣዝዩ ድኹም',
      weak: 'ድኹም',
      good: 'ፅቡቕ',
      strong: 'ሓያል',
    },
  },
  signUp: {
    title: 'ተመዝገቡ',
    intro: 'ምዝገባ ናፃ እዩ፤ ግዴታ ኣይኮነን።',
    submit: 'ተመዝገቡ',
    have: 'ኣካውንት ኣለኩም ዶ?',
  },
  benefits: {
    title: 'ረብሓ ኣባላት',
    list: 'ኩሉ ምልክታታትኩም ኣብ ሓደ ቦታ',
    manage: 'ቁፅሪ ከይፀሓፍኩም ምርኣይ፣ ምስትኽኻል፣ ቆፀራ ምቕያርን ምኽፋልን',
    urgent: 'ኣካውንት ዘድልዮ ህፁፅ ግልጋሎት',
  },
  signIn: {
    over: 'እተን ንህፁፅ ምልክታ ዝተወሃባ {{minutes}} ደቓይቕ ስለ ዝተወድኣ ካብ ኣካውንትኩም ወፂእኩም። ዝመላእኩምዎ ተቐሚጡ ኣሎ፤ ንምቕፃል እንደገና እተዉ።',
    title: 'እተዉ',
    intro: 'ኢመይልኩምን ቃል ምስጢርኩምን ኣእትዉ። ካብኡ ኮድ ብናይ ፅሑፍ መልእኽቲ ክንሰደልኩም ኢና።',
    submit: 'እተዉ',
    forgot: 'ቃል ምስጢርኩም ረሲዕኹምዎ?',
    none: 'ክሳብ ሕዚ ኣካውንት የብልኩምን ዶ?',
    registered: 'የቐንየልና። ናብ ኣድራሻ ኢመይልኩም ሊንክ ልኢኽና ኣለና። ምዝገባኹም ንምውዳእ ክፈትዎ።',
    registeredHelp: 'ን{{hours}} ሰዓት የገልግል። ኣብ spam (ዘይተደልዩ መልእኽትታት) ሰነድ እውን ርአዩ።',
    confirm: 'ክትምዝገቡ ከለኹም በቲ ዝመረፅኩምዎ ቃል ምስጢር እተዉ። እዚ ኣድራሻ ኢመይልኩም የረጋግፅ።',
    expired: 'እዚ ሊንክ ድሕሪ ሕዚ ኣየገልግልን። ምእታው እንተዘይክኢልኩም በጃኹም እንደገና ተመዝገቡ።',
    changed: 'ቃል ምስጢርኩም ተቐይሩ። በጃኹም እተዉ።',
    already: 'ከም {{name}} ኣቲኹም ኣለኹም።',
    sharedHint: 'ነቲ ገፅ ምስ ዓፀኹምዎ ወይ እንደገና ምስ ከፈትኩምዎ ካብ ኣካውንትኩም ትወፁ።',
    applications: 'ምልክታታተይ',
  },
  code: {
    title: 'ናይ ሓደ ግዜ ኮድ ኣእትዉ',
    sent: '{{length}} ኣሃዝ ዘለዎ ኮድ ናብ {{phone}} ልኢኽና ኣለና። እቲ ኮድ ን{{minutes}} ደቓይቕ ይሰርሕ።',
    digit: 'ኣሃዝ {{n}} ካብ {{total}}',
    submit: 'ኣረጋግፁ',
    resend: 'ሓዱሽ ኮድ ስደዱ',
    wait: 'ሓዱሽ ኮድ ድሕሪ {{seconds}} ካልኢት ክትሓቱ ትኽእሉ።',
    resent: 'ሓዱሽ ኮድ ተላኢኹ።',
    again: 'እንደገና እተዉ',
    lost: 'እዚ ስልኪ ሕዚ የብለይን',
    failed: 'ነቲ ኮድ ኣብ ምርግጋፅ ጌጋ ኣጋጢሙ።',
  },
  forgot: {
    title: 'ቃል ምስጢርኩም ረሲዕኹምዎ?',
    intro: 'ኣድራሻ ኢመይል ኣካውንትኩም ኣእትዉ። ሓዱሽ ቃል ምስጢር ትመርፁሉ ሊንክ ንሰደልኩም።',
    submit: 'ሊንክ ስደዱ',
    sent: 'ቃል ምስጢርኩም ንምቕያር በጃኹም ኢመይልኩም ርአዩ...',
    sentHelp:
      'ሊንክ ዝስደድ በዚ ኣድራሻ ኣካውንት እንተሃልዩ ጥራሕ እዩ። ኣብ spam (ዘይተደልዩ መልእኽትታት) ሰነድ እውን ርአዩ። ምዝገባኹም እንተዘይወዲእኩም በጃኹም እንደገና ተመዝገቡ።',
    back: 'ናብ መእተዊ ተመለሱ',
  },
  reset: {
    title: 'ሓዱሽ ቃል ምስጢር ምረፁ',
    account: 'ኣካውንት',
    newPassword: 'ሓዱሽ ቃል ምስጢር',
    submit: 'ሓዱሽ ቃል ምስጢር ኣቐምጡ',
    noProof: 'እቲ ኣብ ኢመይልና ዘሎ ሊንክ የድልየኩም',
    noProofHelp: 'ኣብቲ ናይ መወዳእታ ዝሰደድናልኩም ኢመይል ዘሎ ሊንክ ክፈቱ። ሓደ ግዜ ጥራሕ ይሰርሕ። እንተዘይብልኩም ወይ ግዜኡ እንተሓሊፉ ሓዱሽ ሕተቱ።',
    newLink: 'ሓዱሽ ሊንክ ሕተቱ',
  },
}
export default account
