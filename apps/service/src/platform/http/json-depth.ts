const [quote, backslash] = [0x22, 0x5c]
const opening = new Set([0x5b, 0x7b])
const closing = new Set([0x5d, 0x7d])

/** Whether the brackets of a JSON text go deeper than so many levels, told without building anything of it. */
export const isDeeperThan = (levels: number, json: Uint8Array): boolean => {
  let depth = 0
  let inText = false
  for (let at = 0; at < json.length; at++) {
    const byte = json[at] ?? 0
    if (inText) {
      if (byte === backslash) at += 1
      else if (byte === quote) inText = false
    } else if (byte === quote) inText = true
    else if (opening.has(byte)) {
      depth += 1
      if (depth > levels) return true
    } else if (closing.has(byte)) depth -= 1
  }
  return false
}
