import { join } from 'node:path'

/** Where the pictures are, one folder a screen; git does not keep them. */
export const pictures = join(import.meta.dirname, '../shots/contact-sheet')

/** The cheapest phone and an office computer. */
export const widths = [360, 1280] as const
