import type en from '../en/site.ts'
import type { Translation } from '../translation.ts'

/** Site selection. */
const site: Translation<typeof en> = {
  intro: 'የሚሄዱበትን ጽሕፈት ቤት ይምረጡ። የሚያመለክት ሁሉ በአካል መቅረብ አለበት።',
  deliverySiteHint: 'የተዘጋጀውን ሰነድ የሚረከቡት እዚህ ነው።',
  choose: 'እባክዎ ይምረጡ',
  loadingOffices: 'ጽሕፈት ቤቶች በመጫን ላይ...',
  noOffices: 'በዚህ ክልል እስካሁን ጽሕፈት ቤት የለም። እባክዎ ሌላ ክልል ይምረጡ።',
  mainOffice: 'ዋና ጽሕፈት ቤት',
  branch: 'ቅርንጫፍ',
  chosen: 'የመረጡት',
  nothingChosen: 'ጽሕፈት ቤት ሲመርጡ አድራሻውና የመገናኛ አድራሻው እዚህ ይታያሉ።',
  address: 'አድራሻ',
  contact: 'የመገናኛ አድራሻ',
  phone: 'ስልክ',
  fax: 'ፋክስ',
}
export default site
