import type en from '../en/about.ts'
import type { Translation } from '../translation.ts'

/** The About page (B §2): what the agency is, its vision, mission and values. */
const about: Translation<typeof en> = {
  title: 'ብዛዕባና',
  summary: 'ፓስፖርት ኢትዮጵያ መን ከም ዝህብን ካባና እንታይ ከም ትፅበዩን።',
  agency:
    'ኤጀንሲ ኢሚግሬሽን፣ ዜግነትን ወሰንቲ ኩነታትን ንኢትዮጵያውያን ሰነድ ጉዕዞ ይህብ፣ ምእታውን ፅንሓትን ዜጋታት ወፃኢ ሃገር ይከታተል፣ ምዝገባ ልደት፣ መርዓ፣ ፍትሕን ሞትን ይሕዝ።',
  service:
    'እዚ ግልጋሎት ነቲ ፈላማይ ክፋል ኣብ ገዛኹም ክትውድእዎ የኽእለኩም፦ ቅጥዒ ትመልኡ፣ ቤት ፅሕፈትን ዕለትን ትመርፁ፣ ትኸፍሉ፣ ኦርጅናል ሰነዳት ሒዝኩም ሓደ ግዜ ጥራሕ ትመፁ። ብኣርባዕተ ቋንቋታት ይቐርብ፤ ብቐሊል ስልክን ብድኹም ርክብን እውን ይሰርሕ።',
  promise: 'ቆፀራ ንኹሉ ብሓደ ሕጊ፣ ብቕደም ተኸተል ዝተሓተተሉ ይወሃብ። ዝሓሸ ቦታ ክገዝእ ዝኽእል ማንም የለን።',
  vision: {
    title: 'ራእይ',
    text: 'ነፍሲ ወከፍ ኢትዮጵያዊ ኣብ ዝነበረ ይንበር ክረኽቦን ክኣምኖን ዝኽእል ግልጋሎት፦ ሓደ ምፃእ፣ ሓደ ዝተፈለጠ ክፍሊት፣ ዝኽበር ዕለት።',
  },
  mission: {
    title: 'ተልእኾ',
    documents: 'ንዝግብኦ ዜጋ ኩሉ ውሑስ ሰነድ ጉዕዞ ብግዜኡን ብዝተፈለጠ ክፍሊትን ምሃብ።',
    welcome: 'ዜጋታት ወፃኢ ሃገርን ትውልደ ኢትዮጵያውያንን ብንፁርን ንኹሉ ማዕረ ዝኾነን ሕጊ ምቕባል።',
    records: 'ነፍሲ ወከፍ ሰብ መንነቱ ከረጋግፅ ምእንቲ ወሰንቲ ኩነታት ኩሉ ቤተሰብ ምምዝጋብ።',
  },
  values: {
    title: 'ክብርታት',
    respect: {
      title: 'ኽብሪ',
      text: 'ንኹሉ ብትሕትና ንቕበል።',
    },
    fairness: {
      title: 'ፍትሓውነት',
      text: 'ንኹሉ ሓደ ሕግን ሓደ ሰልፍን።',
    },
    honesty: {
      title: 'ተኣማንነት',
      text: 'ካብቲ ዝተፈለጠ ክፍሊት ካልእ ኣይንወስድን።',
    },
    punctuality: {
      title: 'ሰዓት ምኽባር',
      text: 'ዝሃብናዮ ዕለት ነኽብር።',
    },
    confidentiality: {
      title: 'ምስጢር ምሕላው',
      text: 'ዝሃብኩምና ሓበሬታ ንምልክታኹም ጥራሕ ይውዕል።',
    },
    access: {
      title: 'ተበፃሕነት',
      text: 'ቋንቋ፣ ጉድኣት ኣካል ወይ ዓይነት ስልኪ ከይገደቦ።',
    },
    care: {
      title: 'ጥንቃቐ',
      text: 'ሓንቲ ጌጋ ፊደል ጉዕዞ ስለ ተትርፍ ክልተ ግዜ ነረጋግፅ።',
    },
  },
}
export default about
