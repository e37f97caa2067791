import type { PdfObjects } from './pdf-objects.ts'
import { isDictionary, nameOf, type PdfDictionary, type PdfValue, valuesOf } from './pdf-value.ts'

/** Keys that carry a script, an embedded file, a form program, a media player or encryption. */
const refusedKeys = new Set([
  'JS',
  'JavaScript',
  'AA',
  'EF',
  'EmbeddedFiles',
  'XFA',
  'RichMediaContent',
  'RichMediaSettings',
  'Rendition',
  'Collection',
  'Encrypt',
])

/** Values of /S (an action) and /Type or /Subtype that do something by themselves. */
const refusedActions = new Set([
  'JavaScript',
  'Launch',
  'SubmitForm',
  'ImportData',
  'GoToR',
  'GoToE',
  'Rendition',
  'Movie',
  'Sound',
  'RichMediaExecute',
  'GoTo3DView',
])
const refusedKinds = new Set(['EmbeddedFile', 'RichMedia', 'Movie', 'Sound', 'Screen', '3D', 'FileAttachment'])

/** A document may open at a place; it may not open with a deed. */
const opensWithADeed = (dictionary: PdfDictionary, { resolve }: PdfObjects): boolean =>
  valuesOf(dictionary, 'OpenAction')
    .flatMap(resolve)
    .some(
      (action) =>
        isDictionary(action) &&
        valuesOf(action, 'S')
          .flatMap(resolve)
          .some((kind) => nameOf(kind) !== 'GoTo'),
    )

const isRefused = (dictionary: PdfDictionary, objects: PdfObjects): boolean => {
  const names = (key: string) => valuesOf(dictionary, key).flatMap(objects.resolve).map(nameOf)
  const addresses = valuesOf(dictionary, 'URI').flatMap(objects.resolve)
  return (
    dictionary.entries.some(([key]) => refusedKeys.has(key)) ||
    names('S').some((name) => refusedActions.has(name ?? '')) ||
    [...names('Type'), ...names('Subtype')].some((name) => refusedKinds.has(name ?? '')) ||
    addresses.some(
      (uri) => typeof uri === 'object' && uri?.kind === 'string' && /^\s*(javascript|data|file):/i.test(uri.text),
    ) ||
    opensWithADeed(dictionary, objects)
  )
}

/** True when anything in the file acts by itself. The words inside texts and page contents are not looked at. */
export const hasActiveContent = (objects: PdfObjects): boolean => {
  const waiting: PdfValue[] = [...objects.values]
  while (waiting.length > 0) {
    const value = waiting.pop()
    if (typeof value !== 'object' || value === null) continue
    if (value.kind === 'array') waiting.push(...value.items)
    if (value.kind !== 'dictionary') continue
    if (isRefused(value, objects)) return true
    for (const [, inner] of value.entries) waiting.push(inner)
  }
  return false
}
