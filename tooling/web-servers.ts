import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './bootstrap.mjs'
import { isUp } from './programs.ts'

type WebServerName = 'nginx' | 'caddy'

/** The files that a web server needs, relative to `/` or to the folder of unpacked Debian packages. */
const filesOf = {
  nginx: {
    program: 'usr/sbin/nginx',
    // `deploy/Dockerfile` installs the same module.
    brotli: 'usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
    mimeTypes: 'etc/nginx/mime.types',
  },
  caddy: { program: 'usr/bin/caddy' },
} as const

const packagesOf: Readonly<Record<WebServerName, readonly string[]>> = {
  nginx: ['nginx', 'nginx-common', 'libnginx-mod-http-brotli-static'],
  caddy: ['caddy'],
}

export interface WebServer {
  readonly name: WebServerName
  readonly folder: string
}

const isComplete = ({ name, folder }: WebServer): boolean =>
  Object.values(filesOf[name]).every((file) => existsSync(join(folder, file)))

const programOf = ({ name, folder }: WebServer): string => join(folder, filesOf[name].program)

/** Finds an installed web server, or unpacks Debian packages. Does not install them, because that would start a server on port 80. */
export const findOrUnpackWebServer = (name: WebServerName): WebServer | undefined => {
  const installed = { name, folder: '/' }
  if (isComplete(installed)) return installed
  const folder = join(root, 'node_modules/.cache', name)
  const unpacked = { name, folder }
  if (isComplete(unpacked)) return unpacked
  mkdirSync(dirname(folder), { recursive: true })
  process.stdout.write(`Unpacking ${packagesOf[name].join(' ')} for tests ...\n`)
  // Renames the folder when it is complete, so that other processes do not start an incomplete program.
  const cwd = mkdtempSync(`${folder}-`)
  spawnSync('apt-get', ['download', '-qq', ...packagesOf[name]], { cwd, stdio: 'ignore' })
  for (const file of globSync('*.deb', { cwd })) spawnSync('dpkg-deb', ['-x', file, cwd], { cwd })
  try {
    if (isComplete({ name, folder: cwd })) renameSync(cwd, folder)
  } catch {
    // Another process has already unpacked it.
  }
  rmSync(cwd, { recursive: true, force: true })
  return isComplete(unpacked) ? unpacked : undefined
}

interface ServedPortal {
  /** The folder of the built portal. */
  readonly html: string
  /** An empty folder for the files that the server writes. */
  readonly folder: string
  /** A port, or `unix:` with the path of a socket. */
  readonly listen: string
  /** The text of `config.json`. */
  readonly config: string
  /** Lines to add to the `server` block of nginx. */
  readonly lines?: string
}

const startNginx = (nginx: WebServer, settings: string): ChildProcess => {
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  return spawn(programOf(nginx), ['-c', join(settings, 'nginx.conf'), '-g', user], { stdio: 'ignore' })
}

/** Starts nginx with these `http` settings and the modules of Debian's. nginx writes to `folder`. The caller stops the process. */
export const startHttp = (nginx: WebServer, folder: string, http: string): ChildProcess => {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  const lines = [
    `load_module ${join(nginx.folder, filesOf.nginx.brotli)};`,
    'daemon off; worker_processes 1; events { worker_connections 4096; }',
    `pid ${folder}/nginx.pid; error_log ${folder}/nginx.log;`,
    `http { include ${join(nginx.folder, filesOf.nginx.mimeTypes)}; ${temporary.join(' ')}`,
    http,
    '}',
  ]
  writeFileSync(join(folder, 'nginx.conf'), lines.join('\n'))
  return startNginx(nginx, folder)
}

const startCaddy = (caddy: WebServer, settings: string): ChildProcess =>
  spawn(programOf(caddy), ['run', '--adapter', 'caddyfile', '--config', join(settings, 'Caddyfile')], {
    stdio: 'ignore',
    env: { ...process.env, HOME: settings },
  })

/** Serves a built portal with the settings of `deploy/`. The caller stops the process. */
export const servePortal = (
  webServer: WebServer,
  { html, folder, listen, config, lines = '' }: ServedPortal,
): ChildProcess => {
  const { name, folder: programs } = webServer
  chmodSync(folder, 0o755)
  const caddyBind = listen.startsWith('unix:') ? `:80 {\n\tbind unix/${listen.slice('unix:'.length)}` : `:${listen} {`
  const adaptFile = (file: string) =>
    readFileSync(join(root, 'deploy', file), 'utf8')
      .replace('  location = /config.json {', () => `${lines}\n  location = /config.json {`)
      .replaceAll('/tmp/', `${folder}/`)
      .replaceAll('root * /tmp\n', `root * ${folder}\n`)
      .replaceAll('/usr/share/nginx/html', html)
      .replace('listen 8080', `listen ${listen}`)
      .replace(':8080 {', caddyBind)
      .replace('/etc/nginx/portal.conf', `${folder}/portal.conf`)
      .replace('/etc/nginx/mime.types', join(programs, filesOf.nginx.mimeTypes))
      .replace('include /etc/nginx/modules-enabled/*.conf;', `load_module ${join(programs, filesOf.nginx.brotli)};`)
  const files = { nginx: ['portal.conf', 'nginx.conf'], caddy: ['Caddyfile'] }[name]
  for (const file of files) writeFileSync(join(folder, file), adaptFile(file))
  const env = { ...process.env, PORTAL_CONFIG: config }
  const script = [join(root, 'deploy/portal-config.sh'), html, folder]
  const { stderr } = spawnSync('sh', script, { env, encoding: 'utf8' })
  if (stderr) throw new Error(stderr)
  return (name === 'nginx' ? startNginx : startCaddy)(webServer, folder)
}

const onlyTls = /^ *(ssl_.*|listen \[::\].*)\n/gm

/**
 * Starts nginx with the service part of `deploy/proxy.conf`, without TLS, in front of a local service, and waits until it forwards calls.
 * Trusts the caller's X-Forwarded-For. `folder` is an empty folder for the files of nginx. The caller stops the process.
 */
export const serveProxy = async (
  nginx: WebServer,
  { folder, port, servicePort }: { readonly folder: string; readonly port: number; readonly servicePort: number },
): Promise<ChildProcess> => {
  const [before = '', server = ''] = readFileSync(join(root, 'deploy/proxy.conf'), 'utf8').split(/^server \{$/m)
  const plain = server
    .replaceAll(onlyTls, '')
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
    .replace('X-Forwarded-For $remote_addr', 'X-Forwarded-For $http_x_forwarded_for')
  const settings = `${before}server {${plain}`
    .replaceAll('127.0.0.1:4000', `127.0.0.1:${servicePort}`)
    .replaceAll('/var/log/nginx', folder)
  const proxy = startHttp(nginx, folder, settings)
  if (await isUp(`http://127.0.0.1:${port}/readyz`, once(proxy, 'exit'), 30_000)) return proxy
  proxy.kill()
  throw new Error(`nginx does not forward calls; see ${folder}/nginx.log`)
}
