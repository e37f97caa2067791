// Ethiopian names: accepted letters, spelling in Ge'ez and Latin letters, comparison by sound. No rule of the passport service.
export { compareSpellings, foldGeez, type SpellingMatch, suggestLatin } from './geez/geez-to-latin.ts'
export { knownNames } from './geez/known-names.ts'
export { suggestGeez } from './geez/latin-to-geez.ts'
export { findGeezLetter, type GeezOrder, type GeezSeries, geezLetter, geezSeries } from './geez/syllabary.ts'
export * from './names.ts'
export * from './similar-names.ts'
