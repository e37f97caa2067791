import { hasActiveContent } from './active-content.ts'
import { readObjects } from './pdf-objects.ts'
import { isDictionary, nameOf, valuesOf } from './pdf-value.ts'

/** Characters read for each byte of a file, unpacked streams included: honest files need less than five. */
const effort = 8

/**
 * True for a PDF that starts and ends as one, has a catalogue and a page, can be read as a whole, and holds nothing that acts
 * by itself: no script, launch, embedded file, form program, media, or encryption.
 */
export const isPassivePdf = (file: Buffer): boolean => {
  if (!file.subarray(0, 5).equals(Buffer.from('%PDF-'))) return false
  // What stands behind the end mark belongs to another format (a polyglot), not to the document.
  if (!/%%EOF[\s\0]*$/.test(file.subarray(-1024).toString('latin1'))) return false
  const budget = { left: file.length * effort + 1_000_000 }
  const objects = readObjects(file, budget)
  if (!objects) return false
  const isOf = (type: string) =>
    objects.values.some(
      (value) =>
        isDictionary(value) &&
        valuesOf(value, 'Type')
          .flatMap(objects.resolve)
          .some((name) => nameOf(name) === type),
    )
  return isOf('Catalog') && isOf('Page') && !hasActiveContent(objects) && budget.left > 0
}
