import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chmodSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './bootstrap.mjs'

export interface Nginx {
  readonly program: string
  readonly brotli: string
  readonly mimeTypes: string
}

const below = (folder: string): Nginx => ({
  program: join(folder, 'usr/sbin/nginx'),
  brotli: join(folder, 'usr/lib/nginx/modules/ngx_http_brotli_static_module.so'),
  mimeTypes: join(folder, 'etc/nginx/mime.types'),
})
const isWhole = (nginx: Nginx): boolean => Object.values(nginx).every((file) => existsSync(file))

/** The machine's nginx, if it has the module for brotli that `deploy/Dockerfile` installs. */
export const findNginx = (): Nginx | undefined => [below('/')].find(isWhole)

const packages = ['nginx', 'nginx-common', 'libnginx-mod-http-brotli-static']

/** The machine's nginx, or Debian's packages unpacked in a folder: installing them would start a server on port 80. */
export const findOrUnpackNginx = (): Nginx | undefined => {
  const installed = findNginx()
  if (installed) return installed
  const folder = join(root, 'node_modules/.cache/nginx')
  const unpacked = below(folder)
  if (isWhole(unpacked)) return unpacked
  mkdirSync(folder, { recursive: true })
  process.stdout.write(`Unpacking ${packages.join(' ')} for one test ...\n`)
  spawnSync('apt-get', ['download', '-qq', ...packages], { cwd: folder, stdio: 'ignore' })
  for (const file of globSync('*.deb', { cwd: folder })) spawnSync('dpkg-deb', ['-x', file, folder], { cwd: folder })
  return isWhole(unpacked) ? unpacked : undefined
}

/**
 * Serves a built portal with the settings of `deploy/`, with folders of its own and at `listen` (a port or `unix:` and a path).
 * `html` holds the built files; `lines` are added to its server. The caller stops the process.
 */
export const servePortal = (
  nginx: Nginx,
  {
    html,
    folder,
    listen,
    config,
    lines = '',
  }: Readonly<Record<'html' | 'folder' | 'listen' | 'config', string>> & { readonly lines?: string },
): ChildProcess => {
  chmodSync(folder, 0o755)
  const moved = (name: string) =>
    readFileSync(join(root, 'deploy', name), 'utf8')
      .replaceAll('/tmp/', `${folder}/`)
      .replaceAll('/usr/share/nginx/html', html)
      .replace('listen 8080', `listen ${listen}`)
      .replace('  location = /config.json {', () => `${lines}\n  location = /config.json {`)
      .replace('/etc/nginx/portal.conf', `${folder}/portal.conf`)
      .replace('/etc/nginx/mime.types', nginx.mimeTypes)
      .replace('include /etc/nginx/modules-enabled/*.conf;', `load_module ${nginx.brotli};`)
  for (const name of ['portal.conf', 'nginx.conf', 'portal-config.sh']) writeFileSync(join(folder, name), moved(name))
  const env = { ...process.env, PORTAL_CONFIG: config }
  const { stderr } = spawnSync('sh', [join(folder, 'portal-config.sh')], { env, encoding: 'utf8' })
  if (stderr) throw new Error(stderr)
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  return spawn(nginx.program, ['-c', join(folder, 'nginx.conf'), '-g', user], { stdio: 'ignore' })
}
