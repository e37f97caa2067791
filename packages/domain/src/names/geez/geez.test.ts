import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkWith } from '../../issues/result.ts'
import { GeezName, Name } from '../names.ts'

import { compareSpellings, foldGeez, spellInLatin, suggestLatin } from './geez-to-latin.ts'
import { knownNames, namesWithSpellings } from './known-names.ts'
import { best, extend, spellInGeez, suggestGeez } from './latin-to-geez.ts'

import { findGeezLetter, type GeezSeries, geezLetter, geezSeries } from './syllabary.ts'

const series = Object.keys(geezSeries) as (keyof typeof geezSeries)[]
const share = (count: number, of: number) => Math.round((100 * count) / of)

test('37 series, each starting at a multiple of eight', () => {
  expect(series).toHaveLength(37)
  expect(series.filter((letter) => letter.charCodeAt(0) % 8 !== 0)).toEqual([])
})

test('a letter is its series and its order', () => {
  expect(geezLetter('ለ', 4)).toBe('ላ')
  expect(findGeezLetter('ላ')).toEqual(['ለ', 4])
  expect(findGeezLetter('ሏ')).toEqual(['ለ', 8])
  expect(findGeezLetter('ኳ')).toEqual(['ከ', 8])
  expect(findGeezLetter('ጐ')).toEqual(['ገ', 7])
  expect(['a', '፩', '።', '', 'ⶀ'].map(findGeezLetter)).toEqual(Array(5).fill(undefined))
  for (const letter of series) {
    for (const order of [1, 2, 3, 4, 5, 6, 7] as const) {
      expect(findGeezLetter(geezLetter(letter, order))).toEqual([letter, order])
    }
  }
})

test.each([
  ['ኃይሉ', 'ሀይሉ'],
  ['መንግሥቱ', 'መንግስቱ'],
  ['ዓለሙ', 'አለሙ'],
  ['ፀጋይ', 'ጸጋይ'],
  ['ሃና', 'ሐና'],
  ['ኣብርሃ', 'አብርሀ'],
  ['ኸድር', 'ሀድር'],
  ['ጐሹ', 'ጎሹ'],
  ['ኰኰብ', 'ኮኮብ'],
])('%s and %s sound alike in Amharic, and are different in Tigrigna', (first, second) => {
  expect(compareSpellings(first, second)).toBe('soundsAlike')
  expect(compareSpellings(first, second, 'ti')).toBe('different')
})

test('equal spellings are the same, whatever marks they have', () => {
  expect(compareSpellings('አበበ ', 'አበበ', 'ti')).toBe('same')
  expect(compareSpellings('አበበ', 'አበባ')).toBe('different')
  expect(compareSpellings('ተስፋ', 'ጠስፋ')).toBe('different')
})

test('folding twice changes nothing, and other characters stay', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'ሀሐኀኸሃሓሰሠአዐዓጸፀኮኰለብ ') }), (name) => {
      expect(foldGeez(foldGeez(name))).toBe(foldGeez(name))
    }),
  )
  expect(foldGeez('አ-ⶀ')).toBe('አ-ⶀ')
})

test('a known name is offered first, in both directions', () => {
  expect(suggestGeez('Tigist')[0]).toBe('ትዕግሥት')
  expect(suggestLatin('ዮሐንስ')[0]).toBe('YOHANNES')
  for (const [latin, [geez = '']] of Object.entries(knownNames)) {
    expect(suggestGeez(latin)[0]).toBe(geez)
    expect(suggestLatin(geez, 20)).toContain(latin)
  }
})

test('the list has each known name once, in alphabetical order', () => {
  const listed = namesWithSpellings.match(/[A-Z]+/g) ?? []
  expect(listed).toEqual([...new Set(listed)].sort())
  expect(Object.keys(knownNames)).toEqual(listed)
})

test('every known name passes the rules of its field', () => {
  for (const [latin, spellings] of Object.entries(knownNames)) {
    expect(spellings).not.toEqual([])
    expect(checkWith(Name, latin, '').ok).toBe(true)
    for (const geez of spellings) expect(checkWith(GeezName, geez, '')).toEqual({ ok: true, value: geez })
  }
})

test.each([
  ['ABEBE', 'አበበ'],
  ['GIRMA', 'ግርማ'],
  ['ALI', 'አሊ'],
  ['EYOB', 'እዮብ'],
  ['TESFAYE', 'ተስፋዬ'],
  ['ROBEL', 'ሮቤል'],
  ['WORKU', 'ወርኩ'],
  ['SHIFERAW', 'ሺፈራው'],
  ['DANIEL', 'ዳኒኤል'],
  ['TSEGAY', 'ፀጋይ'],
  ['LEMMA', 'ለማ'],
  ['NYAKONG', 'ኛኮንግ'],
  ['SEID', 'ሰይድ'],
  ['OKELLO', 'ኦከሎ'],
  ['USMAN', 'ኡስማን'],
  ['INDALE', 'ኢንዳለ'],
  ['DAAMEE', 'ዳሜ'],
  ['QUUBII', 'ቁቢ'],
])('by rule %s is %s', (latin, geez) => {
  expect(best(spellInGeez(latin), 1)).toEqual([geez])
})

test.each([
  ['CHALTU', 'ጫልቱ'],
  ['WORKU', 'ወርቁ'],
  ['MEDHIN', 'መድህን'],
  ['PETROS', 'ጰትሮስ'],
  ['HABTE', 'ሀብተ'],
  ['TSION', 'ፂዮን'],
  ['DHABA', 'ዸባ'],
  ['HAILU', 'ሀይሉ'],
  ['FIKADU', 'ፍካዱ'],
])('%s may also be %s', (latin, geez) => {
  expect(best(spellInGeez(latin), 20)).toContain(geez)
})

test('parts of a name are spelt part by part', () => {
  expect(suggestGeez('Gebre Michael')[0]).toBe('ገብረ ሚካኤል')
  expect(suggestGeez('Tekle-Haimanot')[0]).toBe('ተክሌ ሃይማኖት')
  expect(suggestLatin('ገብረ ሚካኤል')[0]).toBe('GEBREMICHAEL')
})

test('the hudhaa of Qubee and accents are read', () => {
  expect(suggestGeez("Sa'adaa", 20)).toContain('ሳአዳ')
  expect(suggestGeez('Sa’adaa', 20)).toContain('ሰዓዳ')
  expect(suggestGeez("O'bsa")[0]).toBe('ኦብሳ')
  expect(suggestGeez('Àbeba')[0]).toBe(suggestGeez('Abeba')[0])
})

test.each([
  ['Søren', 'ሶረን'],
  ['Łukasz', 'ሉካስዝ'],
  ['Đorđe', 'ዶርደ'],
  ['Þór', 'ቶር'],
])('a letter that is no A-Z with an accent is spelt too: %s is %s', (latin, geez) => {
  expect(suggestGeez(latin, 1)).toEqual([geez])
})

test('no letter of European names is left out of a suggestion', () => {
  const letters = Array.from({ length: 0x17f - 0xc0 + 1 }, (_, at) => String.fromCodePoint(0xc0 + at))
  for (const letter of [...letters, 'ə', 'ǆ', 'ﬁ'].filter((one) => /\p{Script=Latin}/u.test(one))) {
    const [spelling = ''] = suggestGeez(`m${letter}m`, 1)
    expect([letter, spelling]).not.toEqual([letter, suggestGeez('mm', 1)[0]])
    expect(spelling).toMatch(/^\p{Script=Ethiopic}+$/u)
  }
})

test('offers nothing for a name with another letter, because it would be cut there', () => {
  expect(suggestGeez('Ɓala')).toEqual([])
  expect(suggestGeez('Иван Abebe')).toEqual([])
})

test('offers nothing without letters', () => {
  expect(suggestGeez('12 34')).toEqual([])
  expect(suggestGeez('አበበ')).toEqual([])
  expect(suggestLatin('Abebe 2')).toEqual([])
  expect(suggestLatin('')).toEqual([])
})

test.each([
  ['አበበ', 'ABEBE'],
  ['ግርማ', 'GIRMA'],
  ['መንግሥቱ', 'MENGISTU'],
  ['ቅድስት', 'KIDIST'],
  ['ኃይሉ', 'HAILU'],
  ['ፀጋይ', 'TSEGAY'],
  ['ሕይወት', 'HIWOT'],
  ['ወርቁ', 'WORKU'],
  ['እዮብ', 'EYOB'],
  ['ዳንኤል', 'DANEL'],
  ['ሸዋ', 'SHEWA'],
  ['ሏቋ', 'LWAKWA'],
])('by rule %s is %s', (geez, latin) => {
  expect(best(spellInLatin(geez), 1)).toEqual([latin])
})

test.each([
  ['ቅድስት', 'QIDIST'],
  ['ወልዳይ', 'WELDAY'],
  ['ድንቅነሽ', 'DINKNESH'],
  ['ፈይሳ', 'FEYSA'],
])('%s may also be %s', (geez, latin) => {
  expect(best(spellInLatin(geez), 20)).toContain(latin)
})

test('by rule alone, nine of ten common names are among the first five, in both directions', () => {
  const names = Object.entries(knownNames)
  const inGeez = names.filter(([latin, [geez = '']]) =>
    best(spellInGeez(latin), 5).map(foldGeez).includes(foldGeez(geez)),
  )
  expect(share(inGeez.length, names.length)).toBeGreaterThanOrEqual(88)
  const inLatin = names.filter(([latin, [geez = '']]) =>
    best(spellInLatin(geez), 5).includes(latin.replace(/(.)\1/g, '$1')),
  )
  expect(share(inLatin.length, names.length)).toBeGreaterThanOrEqual(86)
})

test('every suggestion passes the rule of its field', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Z]{1,12}$/), (latin) => {
      for (const geez of suggestGeez(latin)) {
        expect(checkWith(GeezName, geez, '').ok).toBe(true)
        for (const back of suggestLatin(geez)) expect(checkWith(Name, back, '').ok).toBe(true)
      }
    }),
    { numRuns: 200 },
  )
})

test('the cheapest texts come first, each once', () => {
  const start = [{ text: '', cost: 0 }]
  const two = extend(start, [
    ['b', 2],
    ['a', 1],
  ])
  expect(two.map(({ text }) => text)).toEqual(['a', 'b'])
  expect(best([...two, { text: 'b', cost: 0 }], 5)).toEqual(['b', 'a'])
  expect(best(two, 1)).toEqual(['a'])
})

test('limits the search for names with many spellings', () => {
  expect(spellInGeez('HSTKHSTKHSTKHSTKA').length).toBeLessThanOrEqual(120)
})

test('labialised letters sound like their series, in the seventh order or with a wa', () => {
  expect([...'ቍኵጔጒኧ'].map((letter) => findGeezLetter(letter)?.join(''))).toEqual(['ቀ2', 'ከ2', 'ገ5', 'ገ3', 'አ5'])
  expect(['ቀ', 'ኀ', 'ከ', 'ገ', 'ለ'].map((one) => geezLetter(one as GeezSeries, 8)).join('')).toBe('ቋኋኳጓሏ')
  expect(suggestLatin('ቍምላቸው')).toContain('KUMLACHEW')
  expect(suggestLatin('ኧርሚያስ', 1)).toEqual(['ERMIYAS'])
  expect(suggestLatin('ጓንጉል')).toContain('GUANGUL')
  expect(suggestGeez('Guangul', 1)).toEqual(['ጓንጉል'])
  expect(suggestGeez('Kwase')).toContain('ኳሴ')
  expect(compareSpellings('ቍጥር', 'ቁጥር')).toBe('soundsAlike')
  expect([...'ቈኈኰጐቋኋኳጓ'].map((letter) => findGeezLetter(letter)?.join(''))).toEqual([
    'ቀ7',
    'ኀ7',
    'ከ7',
    'ገ7',
    'ቀ8',
    'ኀ8',
    'ከ8',
    'ገ8',
  ])
})

test.each([
  ['TZEGA', ['ጸጋ', 'ፀጋ']],
  ['AGNA', ['አኛ']],
  ['ZHANA', ['ዣና']],
  ['KHADIR', ['ኻድር', 'ኃድር']],
  ['PHARA', ['ፋራ', 'ጳራ']],
  ['THOMAS', ['ቶማስ', 'ጦማስ']],
  ['CALA', ['ካላ', 'ጫላ']],
  ['VIVA', ['ቪቫ']],
  ['XONA', ['ጦና']],
  ['BOONA', ['ቦና']],
])('every way to write a sound in Latin is known: %s may be %s', (latin, spellings) => {
  expect(best(spellInGeez(latin), 20)).toEqual(expect.arrayContaining(spellings))
})

test.each([
  ['ቐበ', ['KEBE', 'QEBE']],
  ['ሀገር', ['HAGER']],
  ['ሐገር', ['HAGER']],
  ['ኀገር', ['HAGER']],
  ['ዐገር', ['AGER']],
])('every series is spoken: %s may be %s', (geez, spellings) => {
  expect(best(spellInLatin(geez), 20)).toEqual(expect.arrayContaining(spellings))
})
