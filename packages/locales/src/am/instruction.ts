import type en from '../en/instruction.ts'
import type { Translation } from '../translation.ts'

/** How a payment order is paid, step by step (B §2 Payment instruction page). Shown as plain text (D21). */
const instruction: Translation<typeof en> = {
  redirect: {
    open: 'የክፍያ ገጹን ለመክፈት ቁልፉን ይጫኑ።',
    compare: 'የገንዘቡን መጠን ያመሳክሩ፦ {{amount}} ብር።',
    pay: 'እዚያ በሞባይል ገንዘብዎ ወይም በባንክዎ ይክፈሉ።',
    back: 'ከከፈሉ በኋላ ወደዚህ በራስ-ሰር ይመለሳሉ። ካልተመለሱ ማመልከቻዎቼን እንደገና ይክፈቱ።',
  },
  code: {
    go: 'ወደ ማንኛውም የባንኩ ቅርንጫፍ ይሂዱ ወይም መተግበሪያውን ይጠቀሙ።',
    tell: 'በዚህ ገጽ ላይ ያለውን የትዕዛዝ ኮድ ይስጡ።',
    pay: 'በትክክል {{amount}} ብር ይክፈሉና ደረሰኙን ይያዙ።',
    message: 'ክፍያዎ እንደደረሰ የጽሑፍ መልእክት እንልክልዎታለን።',
  },
  orderOnly: 'በክፍያ ትዕዛዙ የሚፈጸም ክፍያ ብቻ ተቀባይነት አለው፤ ቀጥታ ገቢ ወይም ዝውውር አይፈቀድም።',
}
export default instruction
