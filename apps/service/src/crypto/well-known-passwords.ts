import { dictionary } from '@zxcvbn-ts/language-common'

/** What people here would think of first, and no list from elsewhere has. */
// biome-ignore format: a list reads better in rows
const local = [
  'abyssinia', 'addisababa', 'addis123', 'addis1234', 'bahirdar', 'birr1234', 'bunna123', 'ethio123',
  'ethio1234', 'ethiopia', 'ethiopia1', 'ethiopia12', 'ethiopia123', 'ethiopian', 'habesha', 'habesha1',
  'habesha123', 'hawassa', 'immigration', 'injera', 'invea123', 'mekelle', 'originid', 'passport',
  'passport1', 'passport12', 'passport123', 'selam123', 'selam1234', 'tigray', 'oromia', 'amhara',
  'igziabher', 'egziabher', 'egziabiher', 'alhamdulillah', 'ኢትዮጵያ', 'አዲስአበባ', 'ፓስፖርት', 'እግዚአብሔር',
]

/** The row of a keyboard and the alphabet: any stretch of them, either way round, is a habit and no secret. */
const rows = ['0123456789', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm']
const stretches = rows.flatMap((row) => [row + row, [...(row + row)].reverse().join('')])

let known: ReadonlySet<string> | undefined
/** About 49,000 of the commonest, from public breach statistics, and ours. */
const list = (): ReadonlySet<string> => {
  known ??= new Set([...dictionary['passwords-common'], ...local])
  return known
}

const plain = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s/g, '')

/** Words of the account itself: what anybody knows who knows the person. */
const ownWords = (about: readonly string[]): readonly string[] =>
  about
    .flatMap((word) => [word, ...word.split('@').slice(0, 1)])
    .map(plain)
    .filter((word) => word.length >= 3)

/** Digits and marks at the end hide nothing: `abebe1990!` is still the name. */
const withoutTail = (password: string) => password.replace(/[\d\p{P}\p{S}]+$/u, '')

/**
 * D13: a password that is refused because too many people would guess it: on the list, one character again and again,
 * a stretch of the keyboard, or a name, address or number of the account with or without digits behind it.
 */
export const isWellKnown = (password: string, about: readonly string[] = []): boolean => {
  const typed = plain(password)
  const own = ownWords(about)
  return (
    list().has(typed) ||
    /^(.)\1*$/su.test(typed) ||
    stretches.some((stretch) => stretch.includes(typed)) ||
    own.some((word) => word === typed || word === withoutTail(typed))
  )
}
