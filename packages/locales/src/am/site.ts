import type en from '../en/site.ts'
import type { Translation } from '../translation.ts'

/** Site selection. */
const site: Translation<typeof en> = {
  intro: 'የሚሄዱበትን ጽሕፈት ቤት ይምረጡ። እያንዳንዱ አመልካች በአካል መቅረብ አለበት።',
  deliverySiteHint: 'የተዘጋጀውን ሰነድ የሚረከቡት እዚህ ነው።',
  choose: 'እባክዎ ይምረጡ',
  loadingOffices: 'ጽሕፈት ቤቶች በመጫን ላይ...',
  noOffices: 'በዚህ ክልል እስካሁን ጽሕፈት ቤት የለም። ሌላ ክልል ይምረጡ።',
  failed: 'የጽሕፈት ቤቶቹን ዝርዝር መጫን አልተቻለም።',
  noOffice: '{{name}} (ጽሕፈት ቤት የለም)',
  notOffered: '{{name}} (ለዚህ የማመልከቻ ዓይነት አይሆንም)',
  noneForType: 'በዚህ ክልል ይህን የማመልከቻ ዓይነት የሚቀበል ጽሕፈት ቤት የለም። እባክዎ ሌላ ክልል ይምረጡ።',
  mainOffice: 'ዋና ጽሕፈት ቤት',
  branch: 'ቅርንጫፍ',
  chosen: 'የመረጡት',
  nothingChosen: 'ጽሕፈት ቤት ሲመርጡ አድራሻውና የመገናኛ አድራሻው እዚህ ይታያሉ።',
  address: 'አድራሻ',
  contact: 'የመገናኛ አድራሻ',
  phone: 'ስልክ',
  fax: 'ፋክስ',
  urgency: {
    title: 'በምን ያህል ጊዜ ይፈልጉታል?',
    regular: 'መደበኛ',
    regularFee: 'መደበኛው ክፍያና የተለመደው ጊዜ።',
    surcharge: 'ከቀጠሮዎ በኋላ በ{{days}} የሥራ ቀናት። ከመደበኛው ክፍያ በ{{amount}} ይበልጣል።',
    next: '"ቀጣይ" ወደ አስቸኳይ አገልግሎት ይወስድዎታል። አገልግሎቱ የሚሰጠው በአዲስ አበባ ዋና ጽሕፈት ቤት ብቻ ሲሆን መለያና የምክንያቱ ማስረጃ ያስፈልጋል። የሞሉት ይቀመጣል።',
  },
  finder: {
    sort: 'ቅደም ተከተል',
    byDay: 'የመጀመሪያ ክፍት ቀን',
    byCollection: 'መረከብ የሚችሉበት የመጀመሪያ ቀን',
    distanceFrom: 'ርቀት ከ፦ {{town}}',
    here: 'ካለሁበት ቦታ ያለው ርቀት',
    position: 'ያለሁበትን ቦታ ይጠቀሙ',
    positionNote: 'ያሉበት ቦታ ከዚህ መሣሪያ አይወጣም።',
    noPosition: 'ያሉበትን ቦታ ማንበብ አልተቻለም። እባክዎ ከዝርዝሩ ከተማ ይምረጡ።',
    days: 'ጽሕፈት ቤቶችና የመጀመሪያ ክፍት ቀናቸው',
    collectionDays: 'ጽሕፈት ቤቶችና መረከብ የሚችሉበት የመጀመሪያ ቀን',
    hint: 'አንዱን ሲመርጡ ክልሉ፣ ከተማውና ጽሕፈት ቤቱ ይሞላሉ።',
    full: 'በአሁኑ ጊዜ ክፍት ቀን የለም',
    km: '{{km}} ኪ.ሜ ያህል ርቀት',
    notTaken: 'ለዚህ የማመልከቻ ዓይነት አይሆንም',
    all: 'ሁሉንም {{n}} ጽሕፈት ቤቶች ያሳዩ',
    map: 'ጽሕፈት ቤቶች በካርታ ላይ',
  },
}
export default site
