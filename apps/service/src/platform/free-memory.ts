/// <reference lib="es2024.arraybuffer" />

/** Minimum size in bytes. Smaller buffers are left to the garbage collector, and those below 4 KB share memory. */
const minBytes = 100_000

/**
 * Frees the memory of a large buffer that is no longer read. Otherwise V8 collects the whole heap whenever buffers have
 * 64 MB, which stops the event loop several times a second while photos arrive (`bench/uploads`, G21). The buffer is empty afterwards.
 */
export const freeMemory = ({ buffer, byteLength }: Uint8Array): void => {
  if (byteLength >= minBytes && byteLength === buffer.byteLength && buffer instanceof ArrayBuffer) buffer.transfer(0)
}
