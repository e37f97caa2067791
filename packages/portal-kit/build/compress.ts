import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const compressible = /\.(html|js|css|svg|json|webmanifest|txt)$/

/** Writes a `.br` and a `.gz` beside every file that gets smaller by it, so that no server compresses twice. */
export const compressFolder = (folder: string): void => {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!compressible.test(name)) continue
    const whole = readFileSync(join(folder, name))
    const brotli = brotliCompressSync(whole, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: whole.length,
      },
    })
    if (brotli.length >= whole.length) continue
    writeFileSync(join(folder, `${name}.br`), brotli)
    writeFileSync(join(folder, `${name}.gz`), gzipSync(whole, { level: 9 }))
  }
}
