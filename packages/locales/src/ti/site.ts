import type en from '../en/site.ts'
import type { Translation } from '../translation.ts'

/** Site selection. */
const site: Translation<typeof en> = {
  intro: 'ትኸድዎ ቤት ፅሕፈት ምረፁ። ዘመልክት ሰብ ኩሉ ብኣካል ክቐርብ ኣለዎ።',
  deliverySiteHint: 'ነቲ ዝተዳለወ ሰነድ ኣብዚ ትርከብዎ።',
  choose: 'በጃኹም ምረፁ',
  loadingOffices: 'ኣብያተ ፅሕፈት ይፅዓኑ ኣለዉ...',
  noOffices: 'ኣብዚ ክልል ክሳብ ሕዚ ቤት ፅሕፈት የለን። በጃኹም ካልእ ክልል ምረፁ።',
  mainOffice: 'ዋና ቤት ፅሕፈት',
  branch: 'ጨንፈር',
  chosen: 'ዝመረፅኩምዎ',
  nothingChosen: 'ቤት ፅሕፈት ምስ መረፅኩም ኣድራሻኡን ኣድራሻ ርክቡን ኣብዚ ይረአ።',
  address: 'ኣድራሻ',
  contact: 'ኣድራሻ ርክብ',
  phone: 'ስልኪ',
  fax: 'ፋክስ',
}
export default site
