import { hostileTexts } from './hostile-values.ts'

const boundary = 'sample-boundary'

interface FilePart {
  readonly name: string
  readonly bytes: Buffer
}

const field = (name: string, value: string) =>
  Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)

const file = ({ name, bytes }: FilePart, filename = 'document.jpg', type = 'image/jpeg') =>
  Buffer.concat([
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"; filename="${filename}"\r\nContent-Type: ${type}\r\n\r\n`,
    ),
    bytes,
    Buffer.from('\r\n'),
  ])

const end = Buffer.from(`--${boundary}--\r\n`)

type Fields = Readonly<Record<string, unknown>>
type Build = (fields: readonly Buffer[], files: readonly FilePart[], value: number) => readonly Buffer[]

const hostileText = (value: number) => (hostileTexts[value % hostileTexts.length] ?? '').replaceAll('"', '%22')

/** Variants of a body that no browser sends. */
const variants: readonly Build[] = [
  (fields, files) => [...fields, ...files.map((one) => file(one))],
  (fields, files) => [...files.map((one) => file(one)), ...fields, end],
  (fields, files) => [...fields, ...fields, ...files.map((one) => file(one)), end],
  (fields, files) => [...fields, ...files.flatMap((one) => Array.from({ length: 12 }, () => file(one))), end],
  (fields, files, value) => [...fields, ...files.map(({ bytes }) => file({ name: hostileText(value), bytes })), end],
  (fields, files, value) => [...fields, ...files.map((one) => file(one, hostileText(value))), end],
  (fields, files, value) => [
    ...fields,
    ...files.map((one) => file(one, 'a.jpg', hostileText(value).slice(0, 100))),
    end,
  ],
  (fields, files) => [...fields, ...files.map(({ name }) => file({ name, bytes: Buffer.alloc(0) })), end],
  (fields, files) => [...fields, ...files.map(({ name }) => file({ name, bytes: Buffer.alloc(2_000_001) })), end],
  (fields, _, value) => [...fields, field(hostileText(value), hostileText(value + 1)), end],
  (_, files, value) => [field('personRequestId', hostileText(value)), ...files.map((one) => file(one)), end],
  (fields) => [...fields, end],
  () => [end],
  () => [],
  (fields, files) => [Buffer.from('preamble\r\n'), ...fields, ...files.map((one) => file(one)), end, Buffer.alloc(64)],
  (fields) => [...fields, Buffer.from(`--${boundary}\r\n\r\n\r\n`), end],
  (fields) => [...fields, Buffer.from(`--${boundary}\r\nContent-Disposition: form-data\r\n\r\nx\r\n`), end],
]

/** A value as a query or a form sends it. */
export const asText = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value))

/** A multipart body as a browser builds it, or one of the variants. */
export const multipart = (fields: Fields, files: readonly FilePart[], variant?: { index: number; value: number }) => {
  const parts = Object.entries(fields).map(([name, value]) => field(name, asText(value)))
  const build = variant && variants[variant.index % variants.length]
  const whole = build ? build(parts, files, variant.value) : [...parts, ...files.map((one) => file(one)), end]
  return { body: Buffer.concat(whole), headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } }
}
