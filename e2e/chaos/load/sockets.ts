import { connect, type Socket } from 'node:net'

export interface Message {
  readonly method: string
  readonly path: string
  readonly headers: readonly string[]
  readonly body: string
}

/** A response, a lost response (unknown outcome), or a message that was not sent. */
export type Reply =
  | { readonly kind: 'answer'; readonly status: number; readonly body: string }
  | { readonly kind: 'lost'; readonly why: string }
  | { readonly kind: 'unsent' }

interface Connection {
  readonly socket: Socket
  send(message: string): Promise<Reply>
}

const timeoutMilliseconds = 30_000

/** Parses a complete response; undefined while it is incomplete. Every response of the service has a `content-length`. */
const parseResponse = (text: Buffer): Reply | undefined => {
  const end = text.indexOf('\r\n\r\n')
  if (end < 0) return undefined
  const head = text.toString('latin1', 0, end)
  const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0)
  if (text.length < end + 4 + length) return undefined
  return { kind: 'answer', status: Number(head.slice(9, 12)), body: text.toString('utf8', end + 4, end + 4 + length) }
}

const openConnection = (port: number): Promise<Connection | undefined> =>
  new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true })
    let parts: Buffer[] = []
    let settle: ((reply: Reply) => void) | undefined
    const finish = (reply: Reply) => {
      const waiting = settle
      settle = undefined
      parts = []
      socket.setTimeout(0)
      waiting?.(reply)
    }
    socket.once('error', () => resolve(undefined))
    socket.on('error', () => undefined)
    socket.on('timeout', () => {
      finish({ kind: 'lost', why: 'timeout' })
      socket.destroy()
    })
    socket.on('close', () => finish({ kind: 'lost', why: 'closed' }))
    socket.on('data', (bytes) => {
      parts.push(bytes)
      const response = parseResponse(parts.length === 1 ? bytes : Buffer.concat(parts))
      if (response) finish(response)
    })
    socket.once('connect', () =>
      resolve({
        socket,
        send: (message) =>
          new Promise((settleReply) => {
            settle = settleReply
            socket.setTimeout(timeoutMilliseconds)
            socket.write(message)
          }),
      }),
    )
  })

/** Keep-alive connections to one port, each with one message at a time. */
export interface ConnectionPool {
  send(message: Message): Promise<Reply>
  close(): void
}

export const openConnectionPool = (port: number): ConnectionPool => {
  const idle: Connection[] = []
  const send = async ({ method, path, headers, body }: Message): Promise<Reply> => {
    let connection = idle.pop()
    while (connection?.socket.destroyed) connection = idle.pop()
    connection ??= await openConnection(port)
    if (!connection) return { kind: 'unsent' }
    const head = [`${method} ${path} HTTP/1.1`, 'host: 127.0.0.1', ...headers]
    const sized = body ? ['content-type: application/json', `content-length: ${Buffer.byteLength(body)}`] : []
    const reply = await connection.send(`${[...head, ...sized].join('\r\n')}\r\n\r\n${body}`)
    if (reply.kind === 'answer' && !connection.socket.destroyed) idle.push(connection)
    else connection.socket.destroy()
    return reply
  }
  const close = () => {
    for (const { socket } of idle.splice(0)) socket.destroy()
  }
  return { send, close }
}
