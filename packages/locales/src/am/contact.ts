import type en from '../en/contact.ts'
import type { Translation } from '../translation.ts'

/** The contact page (B §2): addresses, branches, and the feedback form. */
const contact: Translation<typeof en> = {
  title: 'ያግኙን',
  summary: 'ይደውሉ፣ ይጻፉ ወይም ይጎብኙን፤ ወይም መልእክት እዚህ ይተዉልን።',
  head: 'ዋና ጽሕፈት ቤት',
  address: 'አድራሻ',
  phone: 'ስልክ',
  fax: 'ፋክስ',
  supportPhone: 'የድጋፍ ስልክ',
  social: 'ይከተሉን',
  network: { facebook: 'ፌስቡክ', telegram: 'ቴሌግራም' },
  branches: 'የቅርንጫፎች ስልክና ፋክስ',
  branch: 'ቅርንጫፍ',
  form: {
    title: 'መልእክት ይተዉ',
    submit: 'ያስገቡ',
    thanks: 'ስለ መልእክትዎ እናመሰግናለን።',
    thanksHelp: 'ደርሶናል፤ በስልክ ወይም በኢሜይል መልስ እንሰጣለን።',
    another: 'ሌላ መልእክት ይጻፉ',
  },
  field: {
    firstName: 'ስም',
    grandfatherName: 'የአያት ስም',
    phoneNumber: 'ስልክ ቁጥር',
    email: 'ኢሜይል',
    message: 'መልእክት',
    captcha: 'ሮቦት አይደለሁም',
  },
}
export default contact
