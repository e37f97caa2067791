import { existsSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'

/** What a portal reads at run time from `config.json`; the same build serves any address. */
export interface PortalConfig {
  readonly serviceUrl: string
  /** Where the sister portal is; each links to the other. */
  readonly otherPortalUrl?: string
}

export interface StaticPortal {
  /** Folder with the built portal. */
  readonly folder: string
  readonly port: number
  readonly config: PortalConfig
}

type Headers = Readonly<Record<string, string>>

const readJson = (file: string): unknown => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {})

/** The policy the build asks for (`headers.json`), with the service's address let through. */
const readHeaders = (folder: string, serviceUrl: string): Headers => {
  const wanted = readJson(join(folder, 'headers.json')) as Headers
  return Object.fromEntries(
    Object.entries(wanted).map(([name, value]) => [name, value.replaceAll('{serviceUrl}', new URL(serviceUrl).origin)]),
  )
}

const isPageRequest = (request: IncomingMessage): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') && (request.headers.accept ?? '').includes('text/html')

/** Serves one built portal: precompressed files, run-time config, and the app shell for its own routes. */
export const serveStatic = ({ folder, port, config }: StaticPortal): Promise<Server> => {
  const headers = readHeaders(folder, config.serviceUrl)
  const shipped = readJson(join(folder, 'config.json')) as object
  const configBody = JSON.stringify({ ...shipped, ...config })
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

  const answer = (request: IncomingMessage, response: ServerResponse) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    const [path = '/'] = (request.url ?? '/').split('?')
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
    const server = createServer(answer)
    server.once('error', reject)
    server.listen(port, () => resolve(server))
  })
}
