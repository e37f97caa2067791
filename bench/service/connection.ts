import { connect, type Socket } from 'node:net'

const headEnd = Buffer.from('\r\n\r\n')
const lengthName = Buffer.from('content-length: ')

/** Length of the whole first answer in these bytes; undefined: it is not all there yet. */
const answerLength = (bytes: Buffer): number | undefined => {
  const end = bytes.indexOf(headEnd)
  if (end < 0) return undefined
  const at = bytes.indexOf(lengthName)
  const body = at < 0 || at > end ? 0 : Number.parseInt(bytes.toString('latin1', at + lengthName.length, at + 28), 10)
  return end + headEnd.length + body
}

/**
 * One kept-alive HTTP/1.1 connection with one call in flight, which reads nothing of an answer but its status and its
 * end: the load must cost as little as it can, it runs on the machine it measures.
 */
export const openConnection = (port: number): Promise<(message: Buffer) => Promise<number>> =>
  new Promise((opened, failed) => {
    let kept: Buffer | undefined
    let waiting: { readonly resolve: (status: number) => void; readonly reject: (error: Error) => void } | undefined
    const socket: Socket = connect({ port, host: '127.0.0.1', noDelay: true })
    const end = (error: Error) => {
      failed(error)
      waiting?.reject(error)
    }
    socket.once('error', end)
    socket.once('close', () => end(new Error('the connection was closed')))
    socket.on('data', (chunk: Buffer) => {
      const bytes = kept ? Buffer.concat([kept, chunk]) : chunk
      const length = answerLength(bytes)
      if (length === undefined || bytes.length < length) {
        kept = bytes
        return
      }
      kept = undefined
      const answered = waiting
      waiting = undefined
      answered?.resolve(Number(bytes.toString('latin1', 9, 12)))
    })
    socket.once('connect', () =>
      opened(
        (message) =>
          new Promise((resolve, reject) => {
            waiting = { resolve, reject }
            socket.write(message)
          }),
      ),
    )
  })
