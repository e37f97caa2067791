import type en from '../en/instruction.ts'
import type { Translation } from '../translation.ts'

/** How a payment order is paid, step by step (B §2 Payment instruction page). Shown as plain text (D21). */
const instruction: Translation<typeof en> = {
  redirect: {
    open: 'Fuula kaffaltii banuuf furtuu tuqaa.',
    compare: 'Hamma maallaqaa wal bira qabaa ilaalaa: Birrii {{amount}}.',
    pay: 'Achitti maallaqa moobaayilaa yookiin baankii keessaniin kaffalaa.',
    back: "Erga kaffaltanii booda ofumaan asitti deebitu. Yoo hin deebine Iyyata Koo irra deebi'aa banaa.",
  },
  code: {
    go: 'Gara damee baankichaa kamiyyuu deemaa yookiin appii isaa fayyadamaa.',
    tell: 'Koodii ajajaa fuula kana irra jiru kennaa.',
    pay: 'Sirriitti Birrii {{amount}} kaffalaatii nagahee qabadhaa.',
    message: "Kaffaltiin keessan akkuma ga'een SMS isiniif ergina.",
  },
  orderOnly:
    'Kaffaltii ajaja kaffaltiitiin raawwatu qofatu fudhatama; kallattiin galii gochuun yookiin dabarsuun hin fudhatamu.',
}
export default instruction
