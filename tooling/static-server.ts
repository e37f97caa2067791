import { existsSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'

/** Run-time settings of a portal (`config.json`). The same build works with any address. */
export interface PortalConfig {
  readonly serviceUrl: string
  /** URL of the other portal; each links to the other. */
  readonly otherPortalUrl?: string
}

interface StaticPortal {
  /** Folder of the built portal. */
  readonly folder: string
  readonly port: number
  readonly config: PortalConfig
  /** Path of the portal on its host, with a slash at both ends: the build's `BASE_PATH`. */
  readonly base?: string
}

type Headers = Readonly<Record<string, string>>

const readJson = (file: string): unknown => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {})

/** The headers of the build (`headers.json`), whose policy allows the service's origin. */
const readHeaders = (folder: string, serviceUrl: string): Headers => {
  const buildHeaders = readJson(join(folder, 'headers.json')) as Headers
  return Object.fromEntries(
    Object.entries(buildHeaders).map(([name, value]) => [
      name,
      value.replaceAll('{serviceUrl}', new URL(serviceUrl).origin),
    ]),
  )
}

const hsts = 'Strict-Transport-Security'

/**
 * The headers of a path. Only pages and workers get the whole policy: scripts, pictures and settings load nothing, and 1,000 more bytes for
 * each of twenty files take half a second on a slow connection.
 */
const headersFor = (path: string, headers: Headers): Headers =>
  path === '/config.json' || (path.startsWith('/assets/') && !path.includes('.worker-'))
    ? {
        'X-Content-Type-Options': 'nosniff',
        'Content-Security-Policy': "frame-ancestors 'none'",
        ...(headers[hsts] && { [hsts]: headers[hsts] }),
      }
    : headers

const isPageRequest = (request: IncomingMessage): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') && (request.headers.accept ?? '').includes('text/html')

/** Serves one built portal: compressed copies, run-time settings, and the app shell for the portal's routes. */
export const serveStatic = ({ folder, port, config, base = '/' }: StaticPortal): Promise<Server> => {
  const headers = readHeaders(folder, config.serviceUrl)
  const defaults = readJson(join(folder, 'config.json')) as object
  const configBody = JSON.stringify({ ...defaults, ...config })
  const files = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: (response, path) =>
      response.setHeader(
        'Cache-Control',
        path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      ),
  })
  const shell = existsSync(join(folder, 'app.html')) ? '/app.html' : '/index.html'

  const handleRequest = (request: IncomingMessage, response: ServerResponse) => {
    const { url = '/' } = request
    const fileHeaders = headersFor(url.slice(base.length - 1), headers)
    for (const [name, value] of Object.entries(fileHeaders)) response.setHeader(name, value)
    if (!url.startsWith(base)) {
      response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found')
      return
    }
    request.url = url.slice(base.length - 1)
    const [path = '/'] = request.url.split('?')
    if (path === '/config.json') {
      response.writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' }).end(configBody)
      return
    }
    if (path === '/headers.json') {
      response.writeHead(404).end()
      return
    }
    files(request, response, () => {
      if (isPageRequest(request)) {
        request.url = shell
        files(request, response, () => void response.writeHead(404).end())
      } else response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found')
    })
  }

  return new Promise((resolve, reject) => {
    const server = createServer(handleRequest)
    server.once('error', reject)
    server.listen(port, () => resolve(server))
  })
}
