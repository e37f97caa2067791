import { codeTable } from './code-table.ts'

/** Family types that the master data is seeded with; the service's list decides. */
export const familyTypeCode = /* @__PURE__ */ codeTable({
  father: 1,
  mother: 2,
  husband: 3,
  wife: 4,
  son: 5,
  daughter: 6,
  brother: 7,
  sister: 8,
  grandfather: 9,
  grandmother: 10,
  guardian: 11,
})

/** A §9: booklets of 32 or 64 pages by passport page id; 1 is the default (D12). Names are the pages. */
export const passportPageCode = /* @__PURE__ */ codeTable({ '32': 1, '64': 2 })
