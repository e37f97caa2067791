import type en from '../en/services.ts'
import type { Translation } from '../translation.ts'

/** All services with their fees and papers (D17). */
const services: Translation<typeof en> = {
  title: 'አገልግሎቶችና ክፍያዎች',
  summary: 'እያንዳንዱ የፓስፖርት አገልግሎት ከሰነዶቹ፣ ከክፍያውና ከሚወስደው ጊዜ ጋር።',
  table: 'ክፍያ በኢትዮጵያ ብር',
  service: 'አገልግሎት',
  regular: 'መደበኛ',
  papers: 'አገልግሎቶቹ በዝርዝር',
}
export default services
