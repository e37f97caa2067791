import type en from '../en/site.ts'
import type { Translation } from '../translation.ts'

/** Site selection. */
const site: Translation<typeof en> = {
  intro: 'Waajjira itti deemtan filadhaa. Namni iyyatu hundi qaamaan dhihaachuu qaba.',
  deliverySiteHint: "Sanada qophaa'e asitti fudhattu.",
  choose: 'Maaloo filadhaa',
  loadingOffices: "Waajjiraaleen fe'amaa jiru...",
  noOffices: 'Naannoo kana keessa hanga ammaatti waajjirri hin jiru. Maaloo naannoo biraa filadhaa.',
  mainOffice: 'Waajjira muummee',
  branch: 'Damee',
  chosen: 'Filannoo keessan',
  nothingChosen: "Yeroo waajjira filattan teessoo fi qunnamtiin isaa asitti mul'ata.",
  address: 'Teessoo',
  contact: 'Teessoo qunnamtii',
  phone: 'Bilbila',
  fax: 'Faaksii',
}
export default site
