import type en from '../en/services.ts'
import type { Translation } from '../translation.ts'

/** All services with their fees and papers (D17). */
const services: Translation<typeof en> = {
  title: 'ግልጋሎታትን ክፍሊትን',
  summary: 'ሰነዳት፣ ክፍሊትን ዝወስዶ ግዜን ናይ ነፍሲ ወከፍ ግልጋሎት።',
  table: 'ክፍሊት ብብር ኢትዮጵያ',
  service: 'ግልጋሎት',
  regular: 'ስሩዕ',
  papers: 'ብዛዕባ ነፍሲ ወከፍ ግልጋሎት',
}
export default services
