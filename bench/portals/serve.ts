import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { serveStatic } from '@invea/tooling/static-server'

const apps = join(import.meta.dirname, '../../apps')

/** A built portal as it is deployed: brotli copies, ETag, parts that never change. No service is behind it. */
export const servePortal = async (app: string) => {
  const server = await serveStatic({
    folder: join(apps, app, 'dist'),
    port: 0,
    config: { serviceUrl: 'http://localhost:9' },
  })
  const { port } = server.address() as AddressInfo
  const stop = () => {
    server.closeAllConnections()
    server.close()
  }
  return { address: `http://localhost:${port}`, stop }
}
