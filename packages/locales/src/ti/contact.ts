import type en from '../en/contact.ts'
import type { Translation } from '../translation.ts'

/** The contact page (B §2): addresses, branches, and the feedback form. */
const contact: Translation<typeof en> = {
  title: 'ርኸቡና',
  summary: 'ደውሉ፣ ፅሓፉ ወይ ብኣካል ምፅኡ፤ ወይ መልእኽቲ ኣብዚ ግደፉልና።',
  head: 'ዋና ቤት ፅሕፈት',
  address: 'ኣድራሻ',
  phone: 'ስልኪ',
  fax: 'ፋክስ',
  supportPhone: 'ስልኪ ደገፍ',
  social: 'ተኸታተሉና',
  network: { facebook: 'ፌስቡክ', telegram: 'ቴሌግራም' },
  branches: 'ስልክን ፋክስን ጨናፍር',
  branch: 'ጨንፈር',
  form: {
    title: 'መልእኽቲ ግደፉ',
    submit: 'ኣቕርቡ',
    thanks: 'ስለ መልእኽትኹም ነመስግን።',
    thanksHelp: 'በፂሑና ኣሎ፤ ብስልኪ ወይ ብኢመይል መልሲ ንህብ።',
    another: 'ካልእ መልእኽቲ ፅሓፉ',
  },
  field: {
    firstName: 'ስም',
    grandfatherName: 'ስም ኣቦሓጎ',
    phoneNumber: 'ቁፅሪ ስልኪ',
    email: 'ኢመይል',
    message: 'መልእኽቲ',
    captcha: 'ሮቦት ኣይኮንኩን',
  },
}
export default contact
