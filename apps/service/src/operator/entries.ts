import type { Result } from '@invea/domain'
import { languages } from '@invea/locales'
import { type ParseError, parse } from 'jsonc-parser'
import { readCsv } from './csv-file.ts'
import { type EntityName, entities, entityNames, findEntity } from './entities.ts'
import type { AnyEntity } from './entity.ts'
import { words } from './fields.ts'

/** The columns of a CSV file for this entity. A text in four languages has four columns (`name.en` and so on). */
const columnsOf = ({ line }: AnyEntity): readonly string[] =>
  Object.entries(line.shape).flatMap(([name, field]) =>
    field === words ? languages.map((language) => `${name}.${language}`) : [name],
  )

/** The line of the first JSON syntax error; undefined for valid JSON. Messages of `JSON.parse` need not contain a position. */
export const findJsonFault = (text: string): number | undefined => {
  const faults: ParseError[] = []
  parse(text, faults, { disallowComments: true })
  const [first] = faults
  return first && text.slice(0, first.offset).split('\n').length
}

/** One item to load, and its position in the file. */
export interface Entry {
  readonly kind: EntityName
  readonly where: string
  readonly value: unknown
}

type Entries = Result<readonly Entry[], readonly string[]>

export interface LoadedFile {
  readonly format: 'csv' | 'json'
  readonly content: string
  /** Required for a CSV file and for a JSON list. A JSON object has the kinds as keys. */
  readonly kind?: EntityName | undefined
}

type Plain = Readonly<Record<string, unknown>>
const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Splits an office that contains its booking window and delivery sites into separate items. */
const splitOffice = ({ kind, where, value }: Entry): readonly Entry[] => {
  if (kind !== 'offices' || !isPlain(value)) return [{ kind, where, value }]
  const { minDays, maxDays, deliverySites, ...office } = value
  const officeId = office.id
  const window = minDays === undefined && maxDays === undefined ? [] : [{ officeId, minDays, maxDays }]
  const sites = Array.isArray(deliverySites) ? deliverySites : []
  return [
    { kind, where, value: office },
    ...window.map((value) => ({ kind: 'restrictions' as const, where, value })),
    ...sites.map((site, at) => ({
      kind: 'deliverySites' as const,
      where: `${where}, deliverySites[${at}]`,
      value: isPlain(site) ? { officeId, ...site } : site,
    })),
  ]
}

const fromCsv = (content: string, kind: EntityName): Entries => {
  const read = readCsv(content)
  if (!read.ok) return { ok: false, error: [read.error] }
  const [header, ...records] = read.value
  if (!header) return { ok: false, error: ['the file is empty'] }
  const columns = header.fields.map((field) => field.trim())
  const known = new Set([...columnsOf(entities[kind]), ...(kind === 'offices' ? ['minDays', 'maxDays'] : [])])
  const faults = [
    ...columns
      .filter((name) => !known.has(name))
      .map(
        (name) => `line ${header.line}: column ${name || '(empty)'} is not known; known are ${[...known].join(', ')}`,
      ),
    ...columns
      .filter((name, at) => columns.indexOf(name) !== at)
      .map((name) => `line ${header.line}: column ${name} appears twice`),
    ...records
      .filter(({ fields }) => fields.length !== columns.length)
      .map(({ line, fields }) => `line ${line}: has ${fields.length} fields, the first line ${columns.length}`),
  ]
  if (faults.length > 0) return { ok: false, error: faults }
  const entries = records.map(({ line, fields }) => {
    const value: Record<string, unknown> = {}
    for (const [at, column] of columns.entries()) {
      const [name = '', part] = column.split('.')
      if (part === undefined) value[name] = fields[at]
      else value[name] = { ...(value[name] as object), [part]: fields[at] }
    }
    return { kind, where: `line ${line}`, value }
  })
  return { ok: true, value: entries.flatMap(splitOffice) }
}

/** Keys of a file that are not lists. */
const ignoredKeys = new Set(['note'])

const fromJson = (content: string, kind: EntityName | undefined): Entries => {
  const text = content.replace(/^\uFEFF/, '')
  const line = findJsonFault(text)
  if (line !== undefined) return { ok: false, error: [`line ${line}: the file is not JSON from here on`] }
  const value: unknown = JSON.parse(text)
  const lists: Plain = Array.isArray(value) && kind ? { [kind]: value } : isPlain(value) ? value : {}
  const names = Object.keys(lists).filter((name) => !ignoredKeys.has(name))
  if (names.length === 0) {
    return { ok: false, error: [`the file names no list; known are ${entityNames.join(', ')}`] }
  }
  const faults = names.flatMap((name) => {
    if (!findEntity(name)) return [`${name} is not known; known are ${entityNames.join(', ')}`]
    return Array.isArray(lists[name]) ? [] : [`${name} must be a list`]
  })
  if (faults.length > 0) return { ok: false, error: faults }
  const entries = names.flatMap((name) => {
    const found = findEntity(name)
    const list = lists[name]
    if (!found || !Array.isArray(list)) return []
    return list.map((value: unknown, at) => ({ kind: found, where: `${name}[${at}]`, value }))
  })
  return { ok: true, value: entries.flatMap(splitOffice) }
}

/** Splits a file into its items. Sorts them so that each item comes after the items it refers to. */
export const readEntries = ({ format, content, kind }: LoadedFile): Entries => {
  if (format === 'csv' && !kind) return { ok: false, error: ['a CSV file needs a kind'] }
  const read = format === 'csv' && kind ? fromCsv(content, kind) : fromJson(content, kind)
  if (!read.ok) return read
  const order = (entry: Entry) => entityNames.indexOf(entry.kind)
  return { ok: true, value: read.value.toSorted((one, other) => order(one) - order(other)) }
}
