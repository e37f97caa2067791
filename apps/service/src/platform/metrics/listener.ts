import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { AppContext } from '../../app-context.ts'
import { StartFault } from '../start-fault.ts'
import { createMetricsReader } from './database-metrics.ts'

export interface MetricsListener {
  readonly port: number
  close(): Promise<void>
}

/**
 * `/metrics` on a listener of its own: what portals and brokers reach has no such address, whatever a proxy lets
 * through. Undefined: no port was set, and nothing listens.
 */
export const startMetrics = async (services: AppContext): Promise<MetricsListener | undefined> => {
  const { metricsHost: host, metricsPort: port } = services.env
  if (port === undefined) return undefined
  const read = createMetricsReader(services)
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    read().then(
      (text) => response.writeHead(200, { 'content-type': services.metrics.registry.contentType }).end(text),
      (error: unknown) => {
        services.log.error({ err: error }, 'metrics could not be read')
        response.writeHead(500).end()
      },
    )
  })
  await new Promise<void>((listening, failed) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      failed(new StartFault('port', [`METRICS_PORT ${port} cannot be used on ${host}: ${error.code}`])),
    )
    server.listen(port, host, listening)
  })
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}
