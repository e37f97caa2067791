import { rebuildPdf } from '../../attachments/rebuild-pdf.ts'
import type { SlipContent } from '../../slips/slip-content.ts'
import { slipPdf } from '../../slips/slip-pdf.ts'

/** Work that would hold up every other call for tenths of a second: it is done beside the event loop. */
export const tasks = {
  slipPdf: ({
    content,
    barcode,
    made,
  }: {
    readonly content: SlipContent
    readonly barcode: Uint8Array
    readonly made: Date
  }) => slipPdf(content, Buffer.from(barcode), made),
  rebuildPdf: ({ file }: { readonly file: Uint8Array }) => rebuildPdf(file),
} as const

export type Tasks = typeof tasks
export type TaskName = keyof Tasks
