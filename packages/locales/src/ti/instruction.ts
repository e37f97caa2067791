import type en from '../en/instruction.ts'
import type { Translation } from '../translation.ts'

/** How a payment order is paid, step by step (B §2 Payment instruction page). Shown as plain text (D21). */
const instruction: Translation<typeof en> = {
  redirect: {
    open: 'ገፅ ክፍሊት ንምኽፋት ነቲ መልጎም ፅቐጡ።',
    compare: 'መጠን ገንዘብ ኣነፃፅሩ፦ ብር {{amount}}።',
    pay: 'ኣብኡ ብሞባይል ገንዘብኩም ወይ ብባንክኹም ክፈሉ።',
    back: 'ድሕሪ ምኽፋልኩም ብባዕሉ ናብዚ ትምለሱ። እንተዘይተመሊስኩም ምልክታታተይ እንደገና ክፈቱ።',
  },
  code: {
    go: 'ናብ ዝኾነ ጨንፈር እቲ ባንክ ኪዱ ወይ ብመተግበሪኡ ተጠቐሙ።',
    tell: 'ኣብዚ ገፅ ዘሎ ኮድ ትእዛዝ ሃቡ።',
    pay: 'ልክዕ ብር {{amount}} ክፈሉ እሞ ቅብሊት ሓዙ።',
    message: 'ክፍሊትኩም ምስ በፅሐ ናይ ፅሑፍ መልእኽቲ ክንሰደልኩም ኢና።',
  },
  orderOnly: 'ብትእዛዝ ክፍሊት ዝፍፀም ክፍሊት ጥራሕ እዩ ተቐባልነት ዘለዎ፤ ቀጥታ እቶት ወይ ምስግጋር ገንዘብ ኣይፍቀድን።',
}
export default instruction
