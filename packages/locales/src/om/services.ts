import type en from '../en/services.ts'
import type { Translation } from '../translation.ts'

/** All services with their fees and papers (D17). */
const services: Translation<typeof en> = {
  title: 'Tajaajilaa fi kaffaltii',
  summary: 'Sanada, kaffaltii fi yeroo tajaajila hundaa.',
  table: 'Kaffaltii Birrii Itoophiyaatiin',
  service: 'Tajaajila',
  regular: 'Idilee',
  papers: "Waa'ee tajaajila hundaa",
}
export default services
