import { parentPort } from 'node:worker_threads'
import { rebuildPdf } from './attachments/rebuild-pdf.ts'
import type { SlipContent } from './slips/slip-content.ts'
import { slipPdf } from './slips/slip-pdf.ts'

interface SlipInput {
  readonly content: SlipContent
  readonly barcode: Uint8Array
  readonly made: Date
}

/** Work that would block every other call for tenths of a second. Each task runs in a worker thread of its own. */
const tasks = {
  slipPdf: ({ content, barcode, made }: SlipInput) => slipPdf(content, Buffer.from(barcode), made),
  rebuildPdf: ({ file }: { readonly file: Uint8Array }) => rebuildPdf(file),
} as const

export type Tasks = typeof tasks

interface TaskRequest {
  readonly name: keyof Tasks
  readonly input: never
}

parentPort?.on('message', ({ name, input }: TaskRequest) => {
  const run = tasks[name] as (input: never) => Promise<unknown>
  run(input).then(
    (value) => parentPort?.postMessage({ value }),
    (error: unknown) => parentPort?.postMessage({ error: String(error) }),
  )
})

parentPort?.postMessage('ready')
