import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const compress = promisify(brotliCompress)
const worthCompressing = 1_400

/**
 * Bytes that may be asked for again, compressed once they are: the first asker is not kept waiting, and what is asked
 * for once, like a calendar in a rush, costs nothing.
 */
export const compressLater = (bytes: Buffer): (() => Buffer | undefined) => {
  let requests = 0
  let made: Buffer | undefined
  return () => {
    requests += 1
    if (requests === 2 && bytes.length > worthCompressing) {
      compress(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).then(
        (brotli) => {
          made = brotli
        },
        // Then it is sent as it is.
        () => undefined,
      )
    }
    return made
  }
}
