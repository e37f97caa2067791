import type en from '../en/site.ts'
import type { Translation } from '../translation.ts'

/** Site selection. */
const site: Translation<typeof en> = {
  intro: 'ትኸድዎ ቤት ፅሕፈት ምረፁ። ነፍሲ ወከፍ ኣመልካቲ ብኣካል ክቐርብ ኣለዎ።',
  deliverySiteHint: 'ነቲ ዝተዳለወ ሰነድ ኣብዚ ትርከብዎ።',
  choose: 'በጃኹም ምረፁ',
  loadingOffices: 'ኣብያተ ፅሕፈት ይፅዓኑ ኣለዉ...',
  noOffices: 'ኣብዚ ክልል ክሳብ ሕዚ ቤት ፅሕፈት የለን። ካልእ ክልል ምረፁ።',
  failed: 'ዝርዝር ኣብያተ ፅሕፈት ክፅዓን ኣይከኣለን።',
  noOffice: '{{name}} (ቤት ፅሕፈት የለን)',
  notOffered: '{{name}} (ነዚ ዓይነት ምልክታ ኣይኮነን)',
  noneForType: 'ኣብዚ ክልል ነዚ ዓይነት ምልክታ ዝቕበል ቤት ፅሕፈት የለን። በጃኹም ካልእ ክልል ምረፁ።',
  mainOffice: 'ዋና ቤት ፅሕፈት',
  branch: 'ጨንፈር',
  chosen: 'ዝመረፅኩምዎ',
  nothingChosen: 'ቤት ፅሕፈት ምስ መረፅኩም ኣድራሻኡን ኣድራሻ ርክቡን ኣብዚ ይረአ።',
  address: 'ኣድራሻ',
  contact: 'ኣድራሻ ርክብ',
  phone: 'ስልኪ',
  fax: 'ፋክስ',
  urgency: {
    title: 'ክሳብ መዓስ የድልየኩም?',
    regular: 'ስሩዕ',
    regularFee: 'ስሩዕ ክፍሊትን ልሙድ ግዜን።',
    surcharge: 'ድሕሪ ቆፀራኹም ኣብ {{days}} መዓልቲ ስራሕ። ካብ ስሩዕ ክፍሊት ብ{{amount}} ይበዝሕ።',
    next: '"ቀፃሊ" ናብ ህፁፅ ግልጋሎት ይወስደኩም። ኣብ ዋና ቤት ፅሕፈት ኣዲስ ኣበባ ጥራሕ እዩ ዝወሃብ፣ ኣካውንትን መረጋገፂ ምኽንያትን የድሊ። ዝመላእኹምዎ ይቕመጥ።',
  },
  finder: {
    sort: 'ቅደም ሰዓብ',
    byDay: 'ናይ መጀመርታ ክፉት መዓልቲ',
    byCollection: 'ክትርከብሉ ትኽእሉ መጀመርታ መዓልቲ',
    distanceFrom: 'ርሕቐት ካብ፦ {{town}}',
    here: 'ካብ ዘለኽዎ ቦታ ዘሎ ርሕቐት',
    position: 'ዘለኽዎ ቦታ ተጠቐሙ',
    positionNote: 'ዘለኹምዎ ቦታ ካብዚ መሳርሒ ኣይወፅእን።',
    noPosition: 'ዘለኹምዎ ቦታ ክንበብ ኣይተኻእለን። በጃኹም ካብ ዝርዝር ከተማ ምረፁ።',
    days: 'ኣብያተ ፅሕፈትን ናይ መጀመርታ ክፉት መዓልተንን',
    collectionDays: 'ኣብያተ ፅሕፈትን ክትርከብሉ ትኽእሉ መጀመርታ መዓልትን',
    hint: 'ሓደ ምስ መረፅኩም ክልል፣ ከተማን ቤት ፅሕፈትን ይምልኡ።',
    full: 'ሕዚ ክፉት መዓልቲ የለን',
    km: '{{km}} ኪ.ሜ ኣቢሉ ርሕቐት',
    notTaken: 'ነዚ ዓይነት ምልክታ ኣይኮነን',
    all: 'ኩሎም {{n}} ኣብያተ ፅሕፈት ኣርእዩ',
    map: 'ኣብያተ ፅሕፈት ኣብ ካርታ',
  },
}
export default site
