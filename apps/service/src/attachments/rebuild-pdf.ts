import { readFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium'
import type { Result } from '@invea/domain'
import { maxPdfPages, pagePixels } from '@invea/domain/attachments'
import PDFDocument from 'pdfkit'
import sharp from 'sharp'

/** Pages larger than `pagePixels` are drawn at a lower resolution. */
const dotsPerPoint = 200 / 72
/** Memory limit of PDFium for one document, in bytes. A page of 4 million pixels needs 16 MB, a large scan in it 100 MB. */
const maxMemory = 256 * 1024 * 1024
const wasmPage = 65_536

export type RebuiltPdf = Result<Uint8Array, 'fileUnreadable' | 'fileLocked' | 'filePages' | 'fileTooComplex'>

const compiled = (async () =>
  WebAssembly.compile(await readFile(fileURLToPath(import.meta.resolve('@embedpdf/pdfium/pdfium.wasm')))))()
// The error is reported by the first document that needs the engine.
compiled.catch(() => undefined)

/** The memory of the Emscripten module, which its types omit. */
type Pdfium = WrappedPdfiumModule & { readonly pdfium: { readonly HEAPU8: Uint8Array } }

interface Engine {
  readonly pdfium: Pdfium
  /** Whether PDFium has reached its memory limit. Pages drawn since then may be incomplete. */
  readonly isExhausted: () => boolean
}

/** Creates PDFium with its own limited memory. Each document gets a new instance. */
const createEngine = async (): Promise<Engine> => {
  const module = await compiled
  let exhausted = false
  const limitMemory = (memory: WebAssembly.Memory) => {
    const grow = memory.grow.bind(memory)
    memory.grow = (pages) => {
      if (memory.buffer.byteLength + pages * wasmPage <= maxMemory) return grow(pages)
      exhausted = true
      throw new RangeError('the document needs more memory than its limit')
    }
  }
  const pdfium = (await init({
    instantiateWasm: (
      imports: Record<string, Record<string, never>>,
      receive: (instance: WebAssembly.Instance) => void,
    ) => {
      const instance = new WebAssembly.Instance(module, imports)
      for (const exported of Object.values(instance.exports)) {
        if (exported instanceof WebAssembly.Memory) limitMemory(exported)
      }
      receive(instance)
      return instance.exports
    },
    // Failures become exceptions here. PDFium's own messages about them do not help in the log.
    print: () => undefined,
    printErr: () => undefined,
  } as Parameters<typeof init>[0])) as Pdfium
  pdfium.PDFiumExt_Init()
  return { pdfium, isExhausted: () => exhausted }
}

interface DrawnPage {
  readonly jpeg: Buffer
  /** In points. */
  readonly width: number
  readonly height: number
}

// https://pdfium.googlesource.com/pdfium/+/refs/heads/main/public/fpdfview.h
const withAnnotations = 0x01
const redFirst = 0x10
const withoutAlpha = 3
const errors = { password: 4, security: 5 } as const
const xfaForms = [2, 3]

/** Draws one page, with filled-in forms, on white. */
const drawPage = async (pdfium: Pdfium, page: number, form: number): Promise<DrawnPage | undefined> => {
  const [width, height] = [pdfium.FPDF_GetPageWidthF(page), pdfium.FPDF_GetPageHeightF(page)]
  if (!(width >= 1 && height >= 1)) return undefined
  const scale = Math.min(dotsPerPoint, Math.sqrt(pagePixels / (width * height)))
  const [columns, rows] = [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))]
  // A very narrow page is too large even at a width of one pixel.
  if (columns * rows > 2 * pagePixels) return undefined
  const bitmap = pdfium.FPDFBitmap_CreateEx(columns, rows, withoutAlpha, 0, 0)
  if (bitmap === 0) return undefined
  try {
    pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, columns, rows, 0xffffffff)
    pdfium.FPDF_RenderPageBitmap(bitmap, page, 0, 0, columns, rows, 0, withAnnotations | redFirst)
    if (form !== 0) pdfium.FPDF_FFLDraw(form, bitmap, page, 0, 0, columns, rows, 0, redFirst)
    const start = pdfium.FPDFBitmap_GetBuffer(bitmap)
    const stride = pdfium.FPDFBitmap_GetStride(bitmap)
    // A copy, because the memory can be reallocated when it grows.
    const raw = pdfium.pdfium.HEAPU8.slice(start, start + stride * rows)
    const image = sharp(raw, { raw: { width: stride / 4, height: rows, channels: 4 } }).removeAlpha()
    const jpeg = await image.extract({ left: 0, top: 0, width: columns, height: rows }).jpeg({ quality: 82 }).toBuffer()
    return { jpeg, width, height }
  } finally {
    pdfium.FPDFBitmap_Destroy(bitmap)
  }
}

/** Writes a PDF that contains only the pictures, without any metadata of the original. */
const write = (pages: readonly DrawnPage[]): Promise<Buffer> => {
  const info = { Producer: '', Creator: '', CreationDate: new Date(0) }
  const document = new PDFDocument({ autoFirstPage: false, info })
  for (const { jpeg, width, height } of pages) {
    document.addPage({ size: [width, height], margin: 0 })
    document.image(jpeg, 0, 0, { width, height })
  }
  document.end()
  return buffer(document)
}

const drawAll = async ({ pdfium, isExhausted }: Engine, document: number): Promise<RebuiltPdf> => {
  // XFA forms are programs and attachments are on no page, so the drawn pages contain neither.
  if (xfaForms.includes(pdfium.FPDF_GetFormType(document)) || pdfium.FPDFDoc_GetAttachmentCount(document) > 0)
    return { ok: false, error: 'fileUnreadable' }
  const count = pdfium.FPDF_GetPageCount(document)
  if (count > maxPdfPages) return { ok: false, error: 'filePages' }
  const info = pdfium.PDFiumExt_OpenFormFillInfo()
  const form = info === 0 ? 0 : pdfium.PDFiumExt_InitFormFillEnvironment(document, info)
  const pages: DrawnPage[] = []
  for (let at = 0; at < count; at++) {
    const page = pdfium.FPDF_LoadPage(document, at)
    if (page === 0) return { ok: false, error: 'fileUnreadable' }
    if (form !== 0) pdfium.FORM_OnAfterLoadPage(page, form)
    const drawn = await drawPage(pdfium, page, form)
    if (isExhausted()) return { ok: false, error: 'fileTooComplex' }
    if (!drawn) return { ok: false, error: 'fileUnreadable' }
    pages.push(drawn)
    if (form !== 0) pdfium.FORM_OnBeforeClosePage(page, form)
    pdfium.FPDF_ClosePage(page)
  }
  return pages.length > 0 ? { ok: true, value: await write(pages) } : { ok: false, error: 'fileUnreadable' }
}

/**
 * Draws the pages of a PDF as pictures in a new PDF, so that an officer never opens bytes that a stranger wrote. Scripts,
 * actions, metadata and hidden objects are removed. Runs in a worker thread with a time limit.
 */
export const rebuildPdf = async (file: Uint8Array): Promise<RebuiltPdf> => {
  const engine = await createEngine()
  const { pdfium, isExhausted } = engine
  try {
    const start = pdfium.pdfium.wasmExports.malloc(file.length)
    pdfium.pdfium.HEAPU8.set(file, start)
    const document = pdfium.FPDF_LoadMemDocument(start, file.length, '')
    if (document !== 0) return await drawAll(engine, document)
    const isLocked = [errors.password, errors.security].some((error) => error === pdfium.FPDF_GetLastError())
    return { ok: false, error: isLocked ? 'fileLocked' : 'fileUnreadable' }
  } catch (error) {
    // PDFium aborts when it has no memory left.
    if (isExhausted()) return { ok: false, error: 'fileTooComplex' }
    if (error instanceof WebAssembly.RuntimeError) return { ok: false, error: 'fileUnreadable' }
    throw error
  }
}
