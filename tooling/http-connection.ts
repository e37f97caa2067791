import { connect } from 'node:net'

const headEnd = Buffer.from('\r\n\r\n')
/** Node sends the header name in lower case, nginx does not. */
const lengthNames = [Buffer.from('content-length: '), Buffer.from('Content-Length: ')] as const
const inChunks = Buffer.from('Transfer-Encoding: chunked')
const lastChunk = Buffer.from('\r\n0\r\n\r\n')

/** Length of the first response in these bytes, or undefined while it is incomplete. */
const responseLength = (bytes: Buffer): number | undefined => {
  const end = bytes.indexOf(headEnd)
  if (end < 0) return undefined
  if (bytes.subarray(0, end).includes(inChunks))
    return bytes.subarray(-lastChunk.length).equals(lastChunk) ? bytes.length : undefined
  const at = lengthNames.map((name) => bytes.indexOf(name)).find((found) => found >= 0 && found < end)
  const body = at === undefined ? 0 : Number.parseInt(bytes.toString('latin1', at + 16, at + 28), 10)
  return end + headEnd.length + body
}

export const statusOf = (response: Buffer): number => Number(response.toString('latin1', 9, 12))

export const bodyOf = (response: Buffer): string =>
  response.toString('utf8', response.indexOf(headEnd) + headEnd.length)

export interface Connection {
  /** Sends a message and resolves with the whole response. Rejects when the connection closes before. */
  send(message: Buffer | string): Promise<Buffer>
  readonly isOpen: () => boolean
  close(): void
}

/**
 * Opens a keep-alive HTTP/1.1 connection with one call at a time. Parses only the length of a response, so that a load uses little of the
 * measured machine. A response that takes longer than `timeout` milliseconds closes the connection.
 */
export const openConnection = (port: number, timeout = 0): Promise<Connection> =>
  new Promise((opened, failed) => {
    let incomplete: Buffer | undefined
    let waiting: { readonly resolve: (response: Buffer) => void; readonly reject: (error: Error) => void } | undefined
    const socket = connect({ port, host: '127.0.0.1', noDelay: true })
    const end = (error: Error) => {
      failed(error)
      waiting?.reject(error)
      waiting = undefined
    }
    socket.on('error', end)
    socket.once('close', () => end(new Error('the connection was closed')))
    socket.once('timeout', () => socket.destroy(new Error('timeout')))
    socket.on('data', (chunk: Buffer) => {
      const bytes = incomplete ? Buffer.concat([incomplete, chunk]) : chunk
      const length = responseLength(bytes)
      if (length === undefined || bytes.length < length) {
        incomplete = bytes
        return
      }
      incomplete = undefined
      const pending = waiting
      waiting = undefined
      if (timeout) socket.setTimeout(0)
      pending?.resolve(bytes)
    })
    socket.once('connect', () =>
      opened({
        send: (message) =>
          new Promise((resolve, reject) => {
            waiting = { resolve, reject }
            if (timeout) socket.setTimeout(timeout)
            socket.write(message)
          }),
        isOpen: () => !socket.destroyed,
        close: () => socket.destroy(),
      }),
    )
  })
