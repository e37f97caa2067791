import { expect, test } from 'vitest'
import { catalogue, flatten } from './catalogue.ts'
import { languages } from './languages.ts'
import type { Words } from './sentence.ts'

const sentences = (words: Words): string[] => flatten(words).map(([, sentence]) => sentence)

/** Unwanted synonyms and spellings. */
const otherWords = {
  en: [/\bpapers?\b/i, /\bprices?\b/i, /e-mail/i, /\bsign(ed|ing)? in\b/i, /collection date/i, /\bevidence\b/i],
  am: [/[“”"]/, /ነጻ/, /ድረ-ገ/, /ትውልድ ኢትዮጵያ/, /SMS እንልክ/, /አይሰራም/, /ጊዜው ያለፈበት/, /እርዳታ/, /(ተጠቀም|አሳይ|ተመለስ)$/],
  om: [
    /[“”]/,
    /Qarshii/i,
    /yookaan/,
    /jecha darbii/,
    /orjinaala/,
    /wajjin/,
    /\bitti fudhat/,
    /iyyannoo/i,
    /deebi'anii/,
    /Mirkanaa'aa/,
    /eeggachuu/,
    /abbaa Itoophiyaa/,
    /sanad\S* maxxanfam/i,
    /(paaspoortii|eenyummaa) maatii/,
    /guyyoota hojii \{\{/,
    /(fayyadami|agarsiisi|yaali|filadhu)$/,
  ],
  ti: [
    /[“”"]/,
    /ናይ ቀደም/,
    /\}\} ብር(?! \{)/,
    /[ጸ-ጿ]/,
    /ሕጂ/,
    /ጥራይ/,
    /ሓድሽ/,
    /ቆፀሮ/,
    /ሒሳብ/,
    /(ተጠቐም|ኣርኢ)$/,
    /ምንም/,
    /(^|\s)ብዚ\s/,
    /ብክልቲኦም|ብቁፅሪ/,
    /ክትኸፍ|ክትቕይ/,
    /ንምክፋል|ንድሓር/,
    /መዓስ/,
    /ስእሊ/,
    /ብዝበዝሐ|እንተነኣሰ/,
    /(እታ|እዛ|ነታ|ነዛ|በዛ|ኣብታ) (ዕለት|ጉጅለ)/,
    /መዓልትን ሰዓትን/,
    /ክፉት መዓልቲ/,
    /ካልኢታት ተሪፉ/,
    /\}\} መዓልትታት/,
  ],
} as const

test.each(languages)('%s: uses one word and one spelling for one thing, in the polite form', (language) => {
  const all = sentences(catalogue[language])
  for (const other of otherWords[language]) expect(all.filter((sentence) => other.test(sentence))).toEqual([])
})

test.each(languages)(
  '39: in %s no label of a field is a question, since messages add that it is required',
  (language) => {
    expect(sentences(catalogue[language].field).filter((label) => /[?፧]/.test(label))).toEqual([])
  },
)

test.each(languages)(
  'in %s no sentence fixes the telephone number, which is a setting of the deployment',
  (language) => {
    expect(sentences(catalogue[language]).filter((sentence) => sentence.includes('8133'))).toEqual([])
  },
)

const workingDays = { en: /working days/i, am: /የሥራ ቀናት/, om: /guyyaa hojii/i, ti: /መዓልቲ ስራሕ/ } as const
const within = { en: /within/i, am: /ውስጥ/, om: /keessatti/, ti: /ኣብ ውሽጢ/ } as const
test.each(languages)('D34: in %s the working days of an urgent passport are counted, not a limit', (language) => {
  const counted = sentences(catalogue[language]).filter((sentence) => workingDays[language].test(sentence))
  expect(counted.length).toBeGreaterThan(5)
  expect(counted.filter((sentence) => within[language].test(sentence))).toEqual([])
})
