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

let known: ReadonlySet<string> | undefined
/** About 49,000 of the commonest, from public breach statistics, and ours. */
const list = (): ReadonlySet<string> => {
  known ??= new Set([...dictionary['passwords-common'], ...local])
  return known
}

const plain = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s/g, '')

/**
 * D13: a password that is refused because too many people would guess it: on the list, or one character again and again. Names of the
 * person and rows of the keyboard only lower the strength label.
 */
export const isWellKnown = (password: string): boolean => {
  const typed = plain(password)
  return list().has(typed) || /^(.)\1*$/su.test(typed)
}
