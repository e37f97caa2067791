// Ethiopian names: accepted letters, spelling in Ge'ez and Latin letters, comparison by sound. No rule of the passport service.
export * from './geez/geez-to-latin.ts'
export * from './geez/known-names.ts'
export * from './geez/latin-to-geez.ts'
export * from './geez/syllabary.ts'
export * from './names.ts'
export * from './similar-names.ts'
