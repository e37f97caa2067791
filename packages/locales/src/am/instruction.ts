import type en from '../en/instruction.ts'
import type { Translation } from '../translation.ts'

/** How a payment order is paid, step by step (B §2 Payment instruction page). Shown as plain text (D21). */
const instruction: Translation<typeof en> = {
  redirect: {
    open: 'ቁልፉን ተጭነው የአቅራቢውን የክፍያ ገጽ ይክፈቱ።',
    compare: 'የገንዘቡን መጠን ያመሳክሩ፦ {{amount}} ብር።',
    pay: 'እዚያ በሞባይል ገንዘብዎ ወይም በባንክዎ ይክፈሉ።',
    back: 'ከከፈሉ በኋላ ወደዚህ ይመለሳሉ። ካልተመለሱ ማመልከቻዎቼን እንደገና ይክፈቱ።',
  },
  code: {
    go: 'ወደ ማንኛውም የባንኩ ቅርንጫፍ ይሂዱ ወይም መተግበሪያውን ይጠቀሙ።',
    tell: 'የትዕዛዝ ኮዱን {{orderCode}} ይስጡ።',
    pay: 'በትክክል {{amount}} ብር ይክፈሉና ደረሰኙን ይያዙ።',
    message: 'ክፍያው እንደደረሰ መልእክት ይላክልዎታል።',
  },
  deadline: 'ከ{{until}} በፊት ይክፈሉ። ከዚያ በኋላ ትዕዛዙ አያገለግልም።',
  orderOnly: 'በክፍያ ትዕዛዙ የሚፈጸም ክፍያ ብቻ ተቀባይነት አለው፤ ቀጥታ ገቢ ወይም ዝውውር አይፈቀድም።',
}
export default instruction
