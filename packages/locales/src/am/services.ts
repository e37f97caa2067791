import type en from '../en/services.ts'
import type { Translation } from '../translation.ts'

/** All services with their fees and papers (D17). */
const services: Translation<typeof en> = {
  title: 'አገልግሎቶችና ክፍያዎች',
  summary: 'የእያንዳንዱ አገልግሎት ሰነዶች፣ ክፍያና የሚወስደው ጊዜ።',
  table: 'ክፍያ በኢትዮጵያ ብር',
  service: 'አገልግሎት',
  regular: 'መደበኛ',
  papers: 'ስለ እያንዳንዱ አገልግሎት',
}
export default services
