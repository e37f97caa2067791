import { bodyOf, type Connection, openConnection, statusOf } from '@invea/tooling/http-connection'

export interface Message {
  readonly method: string
  readonly path: string
  readonly headers: readonly string[]
  readonly body: string
}

/** A response, a lost response (unknown outcome), or a message that was not sent. */
export type Reply =
  | { readonly kind: 'response'; readonly status: number; readonly body: string }
  | { readonly kind: 'lost'; readonly why: string }
  | { readonly kind: 'unsent' }

const timeoutMilliseconds = 30_000

/** Keep-alive connections to one port, each with one message at a time. */
export interface ConnectionPool {
  send(message: Message): Promise<Reply>
  close(): void
}

export const openConnectionPool = (port: number): ConnectionPool => {
  const idle: Connection[] = []
  const send = async ({ method, path, headers, body }: Message): Promise<Reply> => {
    let connection = idle.pop()
    while (connection && !connection.isOpen()) connection = idle.pop()
    connection ??= await openConnection(port, timeoutMilliseconds).catch(() => undefined)
    if (!connection) return { kind: 'unsent' }
    const head = [`${method} ${path} HTTP/1.1`, 'host: 127.0.0.1', ...headers]
    const sized = body ? ['content-type: application/json', `content-length: ${Buffer.byteLength(body)}`] : []
    try {
      const response = await connection.send(`${[...head, ...sized].join('\r\n')}\r\n\r\n${body}`)
      idle.push(connection)
      return { kind: 'response', status: statusOf(response), body: bodyOf(response) }
    } catch (error) {
      return { kind: 'lost', why: (error as Error).message === 'timeout' ? 'timeout' : 'closed' }
    }
  }
  const close = () => {
    for (const connection of idle.splice(0)) connection.close()
  }
  return { send, close }
}
