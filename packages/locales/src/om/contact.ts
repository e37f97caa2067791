import type en from '../en/contact.ts'
import type { Translation } from '../translation.ts'

/** The contact page (B §2): addresses, branches, and the feedback form. */
const contact: Translation<typeof en> = {
  title: 'Nu Qunnamaa',
  summary: 'Bilbilaa, barreessaa yookiin nu daawwadhaa, yookiin ergaa asitti nuuf dhiisaa.',
  head: 'Waajjira muummee',
  address: 'Teessoo',
  phone: 'Bilbila',
  fax: 'Faaksii',
  supportPhone: 'Bilbila deeggarsaa',
  social: 'Nu hordofaa',
  network: { facebook: 'Facebook', telegram: 'Telegram' },
  branches: 'Bilbilaa fi faaksii dameewwanii',
  branch: 'Damee',
  form: {
    title: 'Ergaa dhiisaa',
    submit: 'Galchaa',
    thanks: 'Ergaa keessaniif galatoomaa.',
    thanksHelp: "Nu ga'eera; bilbilaan yookiin imeeliidhaan ni deebisna.",
    another: 'Ergaa biraa barreessaa',
  },
  field: {
    firstName: 'Maqaa',
    grandfatherName: 'Maqaa akaakayyuu',
    phoneNumber: 'Lakkoofsa bilbilaa',
    email: 'Imeelii',
    message: 'Ergaa',
    captcha: 'Ani roobootii miti',
  },
}
export default contact
