import type en from '../en/services.ts'
import type { Translation } from '../translation.ts'

/** All services with their fees and papers (D17). */
const services: Translation<typeof en> = {
  title: 'Tajaajilaa fi kaffaltii',
  summary: 'Tajaajila paaspoortii hunda sanada, kaffaltii fi saffisa isaa waliin.',
  table: 'Kaffaltii Birrii Itoophiyaatiin',
  service: 'Tajaajila',
  regular: 'Idilee',
  papers: 'Tajaajiloota tokko tokkoon',
}
export default services
