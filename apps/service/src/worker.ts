import { parentPort } from 'node:worker_threads'
import { rebuildPdf as rebuild } from './attachments/rebuild-pdf.ts'
import type { CpuUsageAtStart } from './platform/worker-pool.ts'
import type { SlipContent } from './slips/slip-content.ts'
import { slipPdf as draw } from './slips/slip-pdf.ts'

interface SlipInput {
  readonly content: SlipContent
  readonly barcode: Uint8Array
  readonly made: Date
}

// These functions would block other calls for tenths of a second. The worker pool calls the exports by name, each in its own
// thread, and starts the limits of time when the job is posted.
const begin = () => {
  const begun: CpuUsageAtStart = process.threadCpuUsage()
  parentPort?.postMessage(begun)
}

export const slipPdf = async ({ content, barcode, made }: SlipInput) => {
  begin()
  return draw(content, Buffer.from(barcode), made)
}

export const rebuildPdf = async ({ file }: { readonly file: Uint8Array }) => {
  begin()
  return rebuild(file)
}
