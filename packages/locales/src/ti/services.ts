import type en from '../en/services.ts'
import type { Translation } from '../translation.ts'

/** All services with their fees and papers (D17). */
const services: Translation<typeof en> = {
  title: 'ግልጋሎታትን ክፍሊትን',
  summary: 'ነፍሲ ወከፍ ግልጋሎት ፓስፖርት ምስ ሰነዳቱ፣ ክፍሊቱን ቅልጣፈኡን።',
  table: 'ክፍሊት ብብር ኢትዮጵያ',
  service: 'ግልጋሎት',
  regular: 'ስሩዕ',
  papers: 'ግልጋሎታት ብዝርዝር',
}
export default services
