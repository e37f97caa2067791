import { connect, createServer, type Socket } from 'node:net'

/** Milliseconds that each piece waits, in both directions. */
const delay = 200

/** Passes connections on, late. The order of the bytes stays. */
export const startSlowProxy = async (to: { readonly host: string; readonly target: string; readonly port: number }) => {
  const open = new Set<Socket>()
  const server = createServer({ noDelay: true }, (near) => {
    const far = connect({ host: to.target, port: to.port, noDelay: true })
    const end = () => {
      near.destroy()
      far.destroy()
    }
    for (const [from, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from)
      from.on('data', (bytes) => setTimeout(() => other.write(bytes), delay))
      from.on('error', end)
      from.on('close', () => {
        open.delete(from)
        end()
      })
    }
  })
  await new Promise<void>((resolve) => server.listen(0, to.host, resolve))
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    close: () => {
      for (const socket of open) socket.destroy()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
