import { toBuffer } from 'bwip-js/node'

/** Error level M survives damage to a seventh of the picture; the quiet zone is part of it. */
const look = { bcid: 'qrcode', eclevel: 'M', scale: 4, padding: 4, backgroundcolor: 'FFFFFF' } as const

/** The barcode as a PNG. A QR code: every telephone and office scanner reads it. */
export const barcodeImage = (text: string): Promise<Buffer> => toBuffer({ ...look, text })
