import { connect, createServer, type Socket } from 'node:net'

/** Listens on a port, and opens a connection to the target for each connection. If one of both ends or fails, both end. */
const startProxy = async (
  { host = '127.0.0.1', port = 0, ...to }: { host?: string; port?: number; targetHost?: string; targetPort: number },
  onPair: (near: Socket, far: Socket, cut: () => void) => void,
) => {
  const open = new Set<Socket>()
  const server = createServer({ noDelay: true }, (near) => {
    const far = connect({ port: to.targetPort, host: to.targetHost ?? '127.0.0.1', noDelay: true })
    const cut = () => {
      near.destroy()
      far.destroy()
    }
    for (const socket of [near, far]) {
      open.add(socket)
      socket.on('error', cut)
      socket.on('close', () => {
        open.delete(socket)
        cut()
      })
    }
    onPair(near, far, cut)
  })
  await new Promise<void>((resolve) => server.listen(port, host, resolve))
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    close: () => {
      for (const socket of open) socket.destroy()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

/** The fate of a message: it passes, or the connection is cut before the request, before the response or inside it. */
export const cutPoints = ['pass', 'beforeRequest', 'beforeResponse', 'insideResponse'] as const
export type CutPoint = (typeof cutPoints)[number]

/** Forwards messages, one at a time, to a port and cuts some connections. The first bytes after a response are the next one. */
export const startCuttingProxy = async (target: number, nextCutPoint: () => CutPoint) => {
  const counted: Record<CutPoint, number> = { pass: 0, beforeRequest: 0, beforeResponse: 0, insideResponse: 0 }
  const proxy = await startProxy({ targetPort: target }, (near, far, cut) => {
    let cutPoint: CutPoint | undefined
    near.on('data', (bytes) => {
      if (cutPoint === undefined) {
        cutPoint = nextCutPoint()
        counted[cutPoint] += 1
      }
      if (cutPoint === 'beforeRequest') cut()
      else far.write(bytes)
    })
    far.on('data', (bytes) => {
      if (cutPoint === 'beforeResponse') cut()
      else if (cutPoint === 'insideResponse') near.write(bytes.subarray(0, bytes.length >> 1), cut)
      else {
        cutPoint = undefined
        near.write(bytes)
      }
    })
  })
  return { ...proxy, counted }
}

export type CuttingProxy = Awaited<ReturnType<typeof startCuttingProxy>>

/** Delay of each chunk in milliseconds, in both directions. */
const delay = 200

/** Forwards connections with a delay. Keeps the order of the bytes. */
export const startSlowProxy = (to: { readonly host: string; readonly target: string; readonly port: number }) =>
  startProxy({ host: to.host, targetHost: to.target, targetPort: to.port }, (near, far) => {
    near.on('data', (bytes) => setTimeout(() => far.write(bytes), delay))
    far.on('data', (bytes) => setTimeout(() => near.write(bytes), delay))
  })
