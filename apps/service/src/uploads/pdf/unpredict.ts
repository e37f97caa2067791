const paeth = (left: number, up: number, corner: number) => {
  const guess = left + up - corner
  const [byLeft, byUp, byCorner] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)]
  if (byLeft <= byUp && byLeft <= byCorner) return left
  return byUp <= byCorner ? up : corner
}

/** Undoes a PNG predictor over rows of `columns` bytes; other predictors are not undone. */
export const unpredict = (bytes: Buffer, predictor: number, columns: number): Buffer | undefined => {
  if (predictor <= 1) return bytes
  if (predictor < 10 || columns < 1 || columns > 65_536) return undefined
  const rows = Math.ceil(bytes.length / (columns + 1))
  const out = Buffer.alloc(rows * columns)
  for (let row = 0; row < rows; row++) {
    const kind = bytes[row * (columns + 1)] ?? 0
    for (let column = 0; column < columns; column++) {
      const here = row * columns + column
      const raw = bytes[row * (columns + 1) + 1 + column] ?? 0
      const left = column > 0 ? (out[here - 1] ?? 0) : 0
      const up = row > 0 ? (out[here - columns] ?? 0) : 0
      const corner = row > 0 && column > 0 ? (out[here - columns - 1] ?? 0) : 0
      const base = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][kind] ?? 0
      out[here] = (raw + base) & 255
    }
  }
  return out
}
