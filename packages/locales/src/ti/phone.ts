import type en from '../en/phone.ts'
import type { Translation } from '../translation.ts'

/** The page that changes the phone number of an account, and the link for a lost phone. */
const phone: Translation<typeof en> = {
  title: 'ቁፅሪ ስልክኹም ቀይሩ',
  now: 'ኮድኩም ሕዚ ናብ {{phone}} ይለኣኽ።',
  field: {
    phoneNumber: 'ሓዱሽ ቁፅሪ ስልኪ',
    password: 'ቃል ምስጢር',
    oldCode: 'ናብቲ ናይ ሕዚ ስልክኹም ዝተላእከ ኮድ',
    code: 'ናብቲ ሓዱሽ ስልክኹም ዝተላእከ ኮድ',
  },
  hint: {
    phone: 'ናብዚ ቁፅርን ናብቲ ናይ ሕዚ ስልክኹምን ሓደ ሓደ ኮድ ንልእኽ።',
    phoneByMail: 'ናብዚ ቁፅሪ ኮድ ንልእኽ።',
    password: 'ካልእ ሰብ ኣብ ከፊትኩም ዝገደፍክምዎ መሳርሒ ነቲ ቁፅሪ ከይቅይሮ እንደገና ንሓትት።',
    code: '{{length}} ኣሃዝ',
  },
  send: 'ኮድታት ስደዱ',
  sendOne: 'ኮድ ስደዱ',
  sentBoth: '{{length}} ኣሃዝ ዘለዎ ኮድ ናብ {{next}}፣ ካልእ ኮድ ድማ ናብ {{old}} ልኢኽና ኣለና። ን{{minutes}} ደቓይቕ ይሰርሑ።',
  sentOne: '{{length}} ኣሃዝ ዘለዎ ኮድ ናብ {{next}} ልኢኽና ኣለና። ን{{minutes}} ደቓይቕ ይሰርሕ።',
  submit: 'ነቲ ቁፅሪ ቀይሩ',
  again: 'ነቲ ሓዱሽ ቁፅሪ ኣስተኻኽሉ',
  wrongPassword: 'እቲ ቃል ምስጢር ትኽክል ኣይኮነን።',
  wrongBoth: 'ካብ ክልቲኦም ኮድታት ሓደ ትኽክል ኣይኮነን። ክልቲኦም ኣረጋጊፅኩም እንደገና ፈትኑ።',
  newCodes: 'ሓደሽቲ ኮድታት ስደዱ',
  changed: 'ቁፅሪ ስልክኹም ተቐይሩ',
  changedHelp: 'ዝቕፅሉ ኮድታት ናብ {{phone}} ይለኣኹ። ካብ ካልኦት መሳርሕታት ወፂእኩም ኣለኹም።',
  waits: 'ቁፅሪ ስልክኹም ብ{{until}} ክቕየር እዩ',
  waitsHelp:
    'ክሳብ ሽዑ ኮድ ናብቲ ናይ ቀደም ስልኪ ይለኣኽ። ነቲ ለውጢ ብኸመይ ትስርዝዎ ናብቲ ናይ ቀደም ስልክን ናብ ኢመይልኩምን ልኢኽና ኣለና። እቲ ቁፅሪ ምስ ተቐየረ እንደገና እተዉ።',
  pending: 'ቁፅርኹም ብ{{until}} ናብ {{phone}} ክቕየር እዩ።',
  lost: {
    action: 'እዚ ስልኪ ሕዚ የብለይን',
    title: 'ስልክኹም ሕዚ የብልኩምን',
    intro: 'ናብ ኣድራሻ ኢመይል ኣካውንትኩም ሊንክ ክንልእኽ ኢና። ብኡ ሓዱሽ ቁፅርኹም ተእትዉ። ካልእ ሰብ ኣካውንትኩም ከይወስዶ እቲ ለውጢ ድሕሪ ናይ ምፅባይ ግዜ ይፍፀም።',
    send: 'ሊንክ ስደዱ',
    sent: 'ናብ ኣድራሻ ኢመይል ኣካውንትኩም ሊንክ ልኢኽና ኣለና',
    sentHelp:
      'ሓደ ግዜ ጥራሕ፣ ን{{minutes}} ደቓይቕ የገልግል። ኣብ spam (ዘይተደልዩ መልእኽትታት) ሰነድ እውን ርአዩ። ነቲ ኢመይል ክትከፍትዎ እንተዘይክኢልኩም ብናፃ ናብ {{line}} ደውሉ።',
    expired: 'ግዜ ምእታውኩም ሓሊፉ። እንደገና እተዉ እሞ ሊንክ ሕተቱ።',
  },
  cancel: {
    title: 'ለውጢ ቁፅሪ ስልክኹም ሰርዙ',
    intro: 'ቁፅሪ ስልኪ ኣካውንትኩም ክቕየር ተሓቲቱ። እንተሰሪዝኩምዎ እቲ ቁፅሪ ከምዘለዎ ይፀንሕ።',
    action: 'ነቲ ለውጢ ሰርዙ',
    done: 'እቲ ለውጢ ተሰሪዙ',
    doneHelp: 'ንስኹም እንተዘይሓቲትኩም ቃል ምስጢርኩም ብኻልእ ሰብ ተፈሊጡ ኣሎ። ሕዚ ሓዱሽ ምረፁ።',
    password: 'ሓዱሽ ቃል ምስጢር ምረፁ',
    expired: 'ዝስረዝ ለውጢ የለን',
    expiredHelp: 'ቅድሚ ሕዚ ተሰሪዙ፣ ብሓዱሽ ተተኪኡ ወይ ተፈፂሙ። ንስኹም እንተዘይሓቲትኩም ብናፃ ናብ {{line}} ደውሉ።',
  },
  link: {
    expired: 'እዚ ሊንክ ድሕሪ ሕዚ ኣየገልግልን',
    expiredHelp: 'ሓደ ግዜ ጥራሕ ይሰርሕ። እተዉ እሞ ኣብቲ ናይ ኮድ ገፅ ሓዱሽ ሕተቱ።',
  },
  login: {
    title: 'ቁፅሪ ስልክኹም ንምቕያር እተዉ',
    help: 'እቲ ስልኪ ሕዚ እንተዘይብልኩም ቃል ምስጢርኩም ኣእትዉ እሞ ኣብቲ ናይ ኮድ ገፅ «እዚ ስልኪ ሕዚ የብለይን» ምረፁ።',
    action: 'እተዉ',
  },
}
export default phone
