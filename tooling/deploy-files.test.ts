import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  request,
  type Server,
  type ServerResponse,
} from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { allEndpoints } from '@invea/api/contract'
import { expect, type TestContext, test } from 'vitest'
import { parse } from 'yaml'
import { root } from './bootstrap.mjs'
import type { ComposeFile } from './containers/compose-file.ts'
import { freePort } from './ports.ts'
import { findOrUnpackWebServer, servePortal, serveProxy, startHttp } from './web-servers.ts'

const read = (name: string) => readFileSync(join(root, name), 'utf8')
const dockerfile = read('deploy/Dockerfile')
  .replace(/\\\n/g, ' ')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))

interface Stage {
  readonly name: string
  readonly from: string
}
const stages: readonly Stage[] = dockerfile.flatMap((line) => {
  const [, from = '', name = ''] = /^FROM (\S+) AS (\S+)$/.exec(line) ?? []
  return name ? [{ name, from }] : []
})

/** Each COPY instruction with its source stage, if any. */
const copies = dockerfile.flatMap((line) => {
  if (!line.startsWith('COPY ')) return []
  const words = line.split(/\s+/).slice(1)
  const from = words.find((word) => word.startsWith('--from='))?.slice('--from='.length)
  const paths = words.filter((word) => !word.startsWith('--'))
  return [{ line, from, sources: paths.slice(0, -1) }]
})

test('every copied path and every source stage of the Dockerfile exists', () => {
  expect(copies.length).toBeGreaterThan(5)
  const missing = copies
    .filter(({ from }) => from === undefined)
    .flatMap(({ sources }) => sources.filter((source) => !existsSync(join(root, source))))
  expect(missing).toEqual([])
  const names = new Set(stages.map(({ name }) => name))
  expect(copies.filter(({ from }) => from !== undefined && !names.has(from)).map(({ line }) => line)).toEqual([])
  // A stage provides folders of the repository, or their build output.
  for (const { sources } of copies.filter(({ from }) => from === 'portals'))
    for (const source of sources)
      expect(existsSync(join(root, source.replace(/^\/app\//, '').replace(/\/dist$/, '')))).toBe(true)
})

test('images have a registry and a version, and their programs run without privileges', () => {
  const baseImages = stages.map(({ from }) => from).filter((from) => !stages.some(({ name }) => name === from))
  const composeImages = Object.values(compose.services).flatMap(({ image }) => image ?? [])
  // Podman has no default registry, so it does not find a name without one.
  const complete = /^docker\.io\/library\/[a-z]+:\d[\w.-]+$/
  expect([...baseImages, ...composeImages].filter((image) => !complete.test(image))).toEqual([])
  expect(dockerfile).toContain('USER node')
  expect(dockerfile).toContain('USER www-data')
})

test('the images contain no tests, and product code imports none of the excluded files', () => {
  const excluded = ['**/*.test.ts', '**/*.test.tsx', '**/testing', 'apps/service/test']
  const ignored = read('.dockerignore').split('\n')
  expect(excluded.filter((pattern) => !ignored.includes(pattern))).toEqual([])
  const isTest = /\.test\.tsx?$|\/testing\//
  const sources = globSync('{apps,packages}/*/{src,build,routes}/**/*.{ts,tsx}', { cwd: root }).filter(
    (name) => !isTest.test(name),
  )
  expect(sources.length).toBeGreaterThan(500)
  const testImport = /(?:from|import\() ?'[^']*(?:\/testing(?:\/[^']*)?|\.test\.tsx?)'/
  const serviceTestImport = /(?:from|import\() ?'[^']*\.\.\/test\/[^']*'/
  const importsTests = (name: string) =>
    testImport.test(read(name)) || (name.startsWith('apps/service/') && serviceTestImport.test(read(name)))
  expect(sources.filter(importsTests)).toEqual([])
})

test('the proxy forwards the commands of operators from private networks only', () => {
  const [, rules = ''] = /location \/operator\/ \{([^}]*)\}/.exec(read('deploy/proxy.conf')) ?? []
  const allowed = [...rules.matchAll(/allow (\S+);/g)].map(([, network]) => network)
  expect(allowed).toEqual(['127.0.0.0/8', '::1', '10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'])
  expect(rules).toMatch(/deny all;\s+client_max_body_size/)
})

test('no image and no commit contains settings and keys of the operator', () => {
  for (const [name, secrets] of [
    ['.dockerignore', ['**/.env', 'deploy/service.env']],
    ['.gitignore', ['.env', 'deploy/service.env']],
  ] as const) {
    const ignored = read(name).split('\n')
    expect(secrets.filter((file) => !ignored.includes(file))).toEqual([])
  }
})

test('the install stage of the service has every file that pnpm reads', () => {
  const { patchedDependencies = {} } = parse(read('pnpm-workspace.yaml')) as {
    readonly patchedDependencies?: Readonly<Record<string, string>>
  }
  const patches = Object.values(patchedDependencies)
  const required = ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', ...patches]
  const from = dockerfile.findIndex((line) => line.endsWith(' AS service-files'))
  const install = dockerfile.findIndex((line, at) => at > from && line.includes('pnpm install'))
  const copied = dockerfile.slice(from, install).flatMap((line) => (line.startsWith('COPY ') ? line.split(/\s+/) : []))
  expect(required.filter((file) => !copied.some((one) => file === one || file.startsWith(`${one}/`)))).toEqual([])
})

test('the service image has the peer dependencies of our packages, which pnpm omits with --prod', () => {
  const install = dockerfile.find((line) => line.includes('--prod')) ?? ''
  const hoisted = [...install.matchAll(/--config\.public-hoist-pattern=(\S+)/g)].map(([, name]) => name)
  const required = ['domain', 'api', 'locales'].flatMap((name) => {
    const { peerDependencies = {}, peerDependenciesMeta = {} } = JSON.parse(read(`packages/${name}/package.json`))
    return Object.keys(peerDependencies).filter((peer) => !peerDependenciesMeta[peer]?.optional)
  })
  expect(required.length).toBeGreaterThan(0)
  expect(required.filter((name) => !hoisted.includes(name))).toEqual([])
})

const compose = parse(read('deploy/compose.yaml')) as ComposeFile

test('stages, services and volumes of the compose file exist', () => {
  const services = Object.entries(compose.services)
  const started = services.flatMap(([name, { profiles }]) => (profiles ? [] : [name]))
  expect(started).toEqual(['database', 'service', 'passport-portal', 'origin-id-portal'])
  for (const [, { build, depends_on, volumes }] of services) {
    if (build) {
      expect(existsSync(join(root, 'deploy', build.context, build.dockerfile))).toBe(true)
      expect(stages.map(({ name }) => name)).toContain(build.target)
    }
    for (const other of Object.keys(depends_on ?? {})) expect(compose.services).toHaveProperty(other)
    for (const volume of volumes ?? []) {
      const [source = ''] = volume.split(':')
      // A folder of the host, which the operator sets.
      if (source.startsWith('${')) continue
      if (source.startsWith('./')) expect(existsSync(join(root, 'deploy', source))).toBe(true)
      else expect(compose.volumes).toHaveProperty(source)
    }
  }
})

test('every variable of the compose file is required or has a default', () => {
  const text = read('deploy/compose.yaml')
  const used = [...text.matchAll(/\$\{(\w+)([^}]*)\}/g)]
  const unguarded = new Set(used.filter(([, , rest]) => !rest).map(([, name]) => name))
  const guarded = new Set(used.filter(([, , rest]) => /^:[?-]/.test(rest ?? '')).map(([, name]) => name))
  expect([...unguarded].filter((name) => !guarded.has(name))).toEqual([])
})

test('PostgreSQL has the settings of the documentation, in containers as in a cluster', () => {
  const [program, ...options] = compose.services.database?.command ?? []
  const settings = options.map((one) => /^--(\w+)=(.*)$/.exec(one)?.slice(1) ?? [one])
  const { bootstrap } = parse(read('deploy/cluster/patroni.yml')) as {
    readonly bootstrap: {
      readonly dcs: { readonly postgresql: { readonly parameters: Readonly<Record<string, unknown>> } }
    }
  }
  const inCluster = Object.entries(bootstrap.dcs.postgresql.parameters).map(([name, value]) => [name, String(value)])
  const sizes = ['shared_buffers', 'effective_cache_size', 'max_wal_size']
  const withoutSizes = (all: readonly (readonly string[])[]) => all.filter(([name = '']) => !sizes.includes(name))
  expect(program).toBe('postgres')
  expect(inCluster).toEqual(expect.arrayContaining(withoutSizes(settings)))
  expect(inCluster.map(([name]) => name)).toEqual(expect.arrayContaining(sizes))
  const [, table = ''] = read('docs/operations.md').split('\n## PostgreSQL\n')
  for (const [name = ''] of settings) expect(table.split('\n## ')[0]).toContain(`\`${name}\``)
  expect(settings.length).toBeGreaterThan(5)
})

test('the compose file sets only variables that the service reads', () => {
  const settings = new Set([...read('.env.example').matchAll(/^#?([A-Z_]+)=/gm)].map(([, name]) => name))
  const unknown = Object.keys(compose.services.service?.environment ?? {}).filter((name) => !settings.has(name))
  expect(unknown).toEqual([])
})

test('Docker and Podman read the compose file equally: settings, health of the database, time to stop', () => {
  const { service, database } = compose.services
  expect(service?.env_file).toEqual(['service.env'])
  // During the first start PostgreSQL listens only on its socket.
  expect(database?.healthcheck?.test.join(' ')).toContain('--host 127.0.0.1')
  // Without it, Podman kills a container at once, and PostgreSQL has to recover.
  const withoutStopTime = Object.entries(compose.services).filter(([, one]) => !one.profiles && !one.stop_grace_period)
  expect(withoutStopTime.map(([name]) => name)).toEqual([])
  // Not every tool replaces a variable inside the default of another.
  expect(read('deploy/compose.yaml')).not.toMatch(/\$\{\w+[^}]*\$\{/)
})

test('the proxy forwards each host to its published port, with only the address of the client', () => {
  const proxy = read('deploy/proxy.conf')
  const services = [...proxy.matchAll(/^ {2}server (127\.0\.0\.1:\d+)\b/gm)].map(([, target]) => target)
  const portals = [...proxy.matchAll(/^ {2}[\w.-]+\.example (127\.0\.0\.1:\d+);$/gm)].map(([, target]) => target)
  const targets = [...new Set(services), ...portals]
  const published = Object.values(compose.services).flatMap(({ ports }) => ports ?? [])
  // The proxy leads to everything but the metrics.
  const forwarded = published.filter((port) => !port.includes('METRICS_BIND'))
  expect(targets).toEqual(forwarded.map((port) => /:-([\d.:]+)\}/.exec(port)?.[1]))
  expect(proxy).toContain('proxy_set_header X-Forwarded-For $remote_addr;')
  expect(proxy).not.toContain('proxy_add_x_forwarded_for')
})

test('the proxy offers TLS 1.2 and newer, redirects pages to it, and refuses calls without it', () => {
  const servers = read('deploy/proxy.conf')
    .split(/^server \{$/m)
    .slice(1)
  const [service, portals, pages, calls] = servers
  expect(servers).toHaveLength(4)
  for (const tls of [service, portals]) {
    expect(tls).toContain('listen 443 ssl')
    expect(tls).toContain('ssl_protocols TLSv1.2 TLSv1.3;')
  }
  expect(pages).toContain('return 301 https://$host$request_uri;')
  expect(pages).not.toContain('service.example')
  expect(calls).toContain('server_name service.example;')
  expect(calls).toContain('return 403;')
  for (const plainServer of [pages, calls]) expect(plainServer).not.toContain('proxy_pass')
})

test('without TLS the proxy serves challenges for certificates only', async ({ skip }) => {
  const nginx = findOrUnpackWebServer('nginx')
  if (!nginx) return skip('no nginx, and Debian’s packages cannot be fetched')
  const folder = mkdtempSync(join(tmpdir(), 'plain-'))
  const port = await freePort()
  const [, plain = ''] = read('deploy/proxy.conf').split('# Calls without TLS.')
  const settings = plain
    .replaceAll(/^ *listen \[::\].*\n/gm, '')
    .replaceAll('listen 80;', `listen 127.0.0.1:${port};`)
    .replaceAll(/\/var\/(log\/nginx|www\/html)/g, folder)
  const challenges = join(folder, '.well-known/acme-challenge')
  mkdirSync(challenges, { recursive: true })
  writeFileSync(join(challenges, 'token'), 'token.key')
  chmodSync(folder, 0o755)
  const server = startHttp(nginx, folder, `#${settings}`)
  try {
    const get = (host: string, path: string) =>
      new Promise<readonly [status?: number, location?: string, text?: string]>((resolve, reject) => {
        const sent = request({ host: '127.0.0.1', port, path, headers: { host } }, async (response) => {
          resolve([response.statusCode, response.headers.location, await text(response)])
        })
        sent.on('error', reject).end()
      })
    await expect.poll(() => get('service.example', '/').then(() => 'up', String), { timeout: 30_000 }).toBe('up')
    for (const host of ['passport.example', 'origin-id.example', 'service.example'])
      expect(await get(host, '/.well-known/acme-challenge/token')).toEqual([200, undefined, 'token.key'])
    for (const host of ['passport.example', 'origin-id.example'])
      expect((await get(host, '/Status?a=1')).slice(0, 2)).toEqual([301, `https://${host}/Status?a=1`])
    expect((await get('service.example', '/readyz')).slice(0, 2)).toEqual([403, undefined])
  } finally {
    server.kill()
    rmSync(folder, { recursive: true, force: true })
  }
})

const serviceCall = '/Request/api/V1.0/Request/GetRequest'
const searchCall = '/Schedule/api/V1.0/Schedule/GetAvailableDateAndTimes'
const uploadCall = '/Request/api/V1.0/RequestAttachments/UploadAttachment'

const groups = [...read('deploy/proxy.conf').matchAll(/^ {2}~(\S+) (\w+);$/gm)].map(([, pattern = '', group]) => ({
  pattern: new RegExp(pattern),
  group,
}))
const groupOf = (method: string, path: string) =>
  groups.find(({ pattern }) => pattern.test(`${method}${path}`))?.group ?? 'calls'

test('the proxy has separate limits for searches, payments and files, and none for health and preflights', () => {
  const calls = Object.values(allEndpoints)
  const idsOf = (group: string) =>
    calls.filter(({ method, path }) => groupOf(method, path) === group).map(({ id }) => id)
  expect(idsOf('searches').toSorted()).toEqual([
    'getAvailability',
    'getDeliveryEstimate',
    'getEarliestDates',
    'getUrgentAvailability',
  ])
  expect(idsOf('payments').toSorted()).toEqual(['orderRequest', 'paymentCallback', 'paymentReturn'])
  expect(idsOf('files').toSorted()).toEqual([
    'getAttachment',
    'getBarcode',
    'getSlip',
    'getSlipCalendar',
    'getSlipPdf',
    'uploadAttachment',
    'uploadChangeAttachment',
  ])
  for (const call of calls) if ('multipart' in call) expect(groupOf(call.method, call.path)).toBe('files')
  expect(idsOf('unlimited')).toEqual([])
  for (const path of ['/healthz', '/readyz', '/operator/load']) expect(groupOf('GET', path)).toBe('unlimited')
  for (const { path } of calls) expect(groupOf('OPTIONS', path)).toBe('unlimited')
  expect(groupOf('GET', '/docs/js/scalar.js'), '4 MB').toBe('files')
  // A path that is only similar to a file call has the general limit.
  expect(groupOf('GET', '/Request/api/V1.0/Request/GetSlipX')).toBe('calls')
})

/** Runs a test with the proxy in front of a service. Skips it without nginx. */
const behindProxy =
  (serve: RequestListener, run: (port: number, service: Server, folder: string) => Promise<void>) =>
  async (context: TestContext) => {
    const nginx = findOrUnpackWebServer('nginx')
    if (!nginx) return context.skip('no nginx, and Debian’s packages cannot be fetched')
    const folder = mkdtempSync(join(tmpdir(), 'proxy-'))
    const service = createServer(serve)
    await new Promise<void>((listening) => service.listen(0, '127.0.0.1', listening))
    const address = service.address()
    const servicePort = typeof address === 'object' && address ? address.port : 0
    const port = await freePort()
    const proxy = await serveProxy(nginx, { folder, port, servicePort })
    try {
      await run(port, service, folder)
    } finally {
      proxy.kill()
      service.closeAllConnections()
      service.close()
      rmSync(folder, { recursive: true, force: true })
    }
  }

const waiting: ServerResponse[] = []

test(
  'with all connections of a group in use, the proxy refuses calls in a format that portals can read, and forwards searches and files',
  { timeout: 60_000 },
  behindProxy(
    ({ url }, response) => {
      if (url === '/readyz') response.end()
      else waiting.push(response)
    },
    async (port, service, folder) => {
      let connections = 0
      service.on('connection', () => {
        connections += 1
      })
      const call = (path: string, signal: AbortSignal | null = null) =>
        fetch(`http://127.0.0.1:${port}${path}`, {
          signal,
          method: 'POST',
          body: '{}',
          headers: { origin: 'https://passport.example' },
        })
      const waitForCalls = (number: number) => expect.poll(() => waiting.length, { timeout: 10_000 }).toBe(number)
      expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200)
      expect(connections, 'the connection of the first call is reused').toBe(0)

      // A call whose body has not arrived uses no connection.
      const slow = connect(port, '127.0.0.1')
      slow.write(`POST ${serviceCall} HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 10\r\n\r\n{`)
      const abort = new AbortController()
      const abandoned = call(serviceCall, abort.signal)
      const calls = Array.from({ length: 95 }, () => call(serviceCall))
      await waitForCalls(96)
      const refused = await call(serviceCall)
      expect(refused.status).toBe(503)
      expect(Object.fromEntries(refused.headers)).toMatchObject({
        'retry-after': expect.stringMatching(/^[2468]$/),
        'cache-control': 'no-store',
        'access-control-allow-origin': 'https://passport.example',
        'access-control-allow-credentials': 'true',
        'access-control-expose-headers': 'retry-after',
        'strict-transport-security': 'max-age=63072000; includeSubDomains',
      })
      expect(await refused.json()).toEqual({
        status: 0,
        code: 'unavailable',
        message: 'The service is busy. Try again in a few seconds.',
      })
      const others = [call(searchCall), call(uploadCall)]
      await waitForCalls(98)
      slow.destroy()
      // A disconnected client does not free its connection while the service works on its call.
      abort.abort()
      await expect(abandoned).rejects.toThrow()
      expect((await call(serviceCall)).status).toBe(503)
      for (const response of waiting) response.end('{}')
      for (const { status } of await Promise.all([...calls, ...others])) expect(status).toBe(200)
      expect(readFileSync(join(folder, 'invea-refusals.log'), 'utf8')).toMatch(/^[-+:T\d]+ calls\n[-+:T\d]+ calls\n$/)
    },
  ),
)

const passed: string[] = []

test(
  'the proxy refuses a message with an ambiguous length',
  { timeout: 60_000 },
  behindProxy(
    ({ url = '' }, response) => {
      if (url !== '/readyz') passed.push(url)
      response.end()
    },
    async (port) => {
      const responseTo = (...headers: readonly string[]) =>
        new Promise<string>((resolve, reject) => {
          const socket = connect(port, '127.0.0.1')
          let text = ''
          socket.on('data', (data) => {
            text += data.toString('latin1')
          })
          socket.on('error', reject)
          socket.on('close', () => resolve(text))
          const next = `GET /next HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\n\r\n`
          const head = [`POST ${serviceCall} HTTP/1.1`, 'host: 127.0.0.1', ...headers, '', '']
          socket.write(`${head.join('\r\n')}0\r\n\r\n${next}`)
        })
      // With one meaning of the same bytes, both calls pass.
      expect(await responseTo('content-length: 5')).toMatch(/^HTTP\/1\.1 200 .*HTTP\/1\.1 200 /s)
      expect(passed).toEqual([serviceCall, '/next'])
      for (const headers of [
        ['content-length: 5', 'content-length: 6'],
        ['content-length: 5', 'transfer-encoding: chunked'],
        ['transfer-encoding: chunked, identity'],
      ])
        expect(await responseTo(...headers), headers.join(', ')).toMatch(/^HTTP\/1\.1 (400|501) /)
      expect(passed).toEqual([serviceCall, '/next'])
    },
  ),
)

test('config.json of a portal has its own settings and the shared ones of PORTAL_SETTINGS', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-config-'))
  writeFileSync(join(folder, 'headers.json'), '{\n  "Content-Security-Policy": "connect-src {serviceUrl}"\n}')
  const script = [join(root, 'deploy/portal-config.sh'), folder, folder]
  const write = (config: object, settings: string) => {
    const env = { ...process.env, PORTAL_CONFIG: JSON.stringify(config), PORTAL_SETTINGS: settings }
    expect(spawnSync('sh', script, { env, encoding: 'utf8' }).stderr).toBe('')
    return JSON.parse(readFileSync(join(folder, 'config.json'), 'utf8'))
  }
  try {
    const own = { serviceUrl: 'https://service.example', helpLine: '8133' }
    const official = { en: 'A {b}, "c"', am: 'አማርኛ' }
    for (const settings of ['', '{}', ' { } ']) expect(write(own, settings)).toEqual(own)
    expect(write(own, JSON.stringify({ official }))).toEqual({ ...own, official })
    expect(write({}, JSON.stringify({ official }, null, 2))).toEqual({ official })
    expect(write(own, '{"helpLine":"9"}')).toEqual({ ...own, helpLine: '9' })
    expect(readFileSync(join(folder, 'portal-headers.conf'), 'utf8')).toContain('connect-src https://service.example')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

const portOf = (published: string) => published.split(':').at(-1)

test('containers listen on all their addresses, at the published port', () => {
  const stage = dockerfile.slice(dockerfile.indexOf('FROM docker.io/library/node:24-bookworm-slim AS service'))
  const env = Object.fromEntries(
    (stage.find((line) => line.startsWith('ENV ')) ?? '')
      .split(/\s+/)
      .slice(1)
      .map((one) => one.split('=')),
  )
  expect(env.SERVICE_HOST).toBe('0.0.0.0')
  expect(compose.services.service?.ports?.map(portOf)).toEqual([
    env.SERVICE_PORT,
    String(compose.services.service?.environment?.METRICS_PORT),
  ])
  // The environment of compose would override that of the image.
  expect(Object.keys(compose.services.service?.environment ?? {})).not.toContain('SERVICE_HOST')
  const listens = /^\s*listen (?<host>.*:)?(?<port>\d+);/m.exec(read('deploy/portal.conf'))?.groups
  expect(listens?.host).toBeUndefined()
  for (const portal of ['passport-portal', 'origin-id-portal'])
    expect(compose.services[portal]?.ports?.map(portOf)).toEqual([listens?.port])
})

test('the compose file and the unit set the trusted proxies', () => {
  const gateway = compose.networks.default?.ipam.config[0]?.gateway
  expect(gateway).toMatch(/^\d+(\.\d+){3}$/)
  expect(compose.services.service?.environment?.TRUSTED_PROXIES).toBe(`\${TRUSTED_PROXIES:-${gateway}}`)
  expect(read('deploy/systemd/invea-service@.service')).toMatch(/^Environment=.*\bTRUSTED_PROXIES=127\.0\.0\.1,::1\b/m)
})

test('scripts, styles and fonts have headers that require TLS and forbid frames and type sniffing', () => {
  for (const path of ['/assets/', '= /config.json']) {
    const [, location = ''] = read('deploy/portal.conf').split(`location ${path} {`)
    const [lines = ''] = location.split('}')
    expect(lines).toContain('Strict-Transport-Security "max-age=63072000; includeSubDomains" always;')
    expect(lines).toContain(`Content-Security-Policy "frame-ancestors 'none'" always;`)
    expect(lines).toContain('X-Content-Type-Options "nosniff" always;')
  }
  // Locations that include all headers must not repeat them.
  expect(read('deploy/portal.conf').match(/include \/tmp\/portal-headers\.conf;/g)).toHaveLength(3)
})

test.for(['nginx', 'caddy'] as const)(
  '%s serves a portal with its headers, and brotli to browsers that accept it',
  async (name, { skip }) => {
    const webServer = findOrUnpackWebServer(name)
    if (!webServer) return skip(`no ${name}, and Debian’s packages cannot be fetched`)
    const folder = mkdtempSync(join(tmpdir(), 'portal-'))
    const script = '/* sample */\n'.repeat(200)
    mkdirSync(join(folder, 'assets'))
    for (const [name, text] of [
      ['index.html', script],
      ['assets/a.js', script],
    ] as const) {
      writeFileSync(join(folder, name), text)
      writeFileSync(join(folder, `${name}.br`), brotliCompressSync(text))
      writeFileSync(join(folder, `${name}.gz`), gzipSync(text))
    }
    const headers = {
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
      'Referrer-Policy': 'no-referrer',
      'Content-Security-Policy': 'connect-src {serviceUrl}',
    }
    writeFileSync(join(folder, 'headers.json'), JSON.stringify(headers, null, 2))
    const config = '{"serviceUrl":"https://service.example"}'
    const server = servePortal(webServer, { html: folder, folder, listen: `unix:${folder}/socket`, config })
    try {
      const get = (path: string, encoding: string) =>
        new Promise<IncomingMessage>((resolve, reject) => {
          const sent = request(
            { socketPath: join(folder, 'socket'), path, headers: { 'accept-encoding': encoding } },
            resolve,
          )
          sent.on('error', reject)
          sent.end()
        })
      await expect.poll(() => get('/', 'br').then(() => 'up', String), { timeout: 30_000 }).toBe('up')
      for (const path of ['/', '/assets/a.js']) {
        expect((await get(path, 'gzip, br')).headers['content-encoding']).toBe('br')
        expect((await get(path, 'gzip')).headers['content-encoding']).toBe('gzip')
        expect((await get(path, '')).headers['content-encoding']).toBeUndefined()
        // Vary keeps caches from sending an unsupported encoding.
        for (const encoding of ['gzip, br', 'gzip', ''])
          expect([...new Set((await get(path, encoding)).headers.vary?.split(', '))]).toEqual(['Accept-Encoding'])
      }
      expect((await get('/', '')).headers).toMatchObject({
        'strict-transport-security': 'max-age=63072000; includeSubDomains',
        'referrer-policy': 'no-referrer',
        'content-security-policy': 'connect-src https://service.example',
        'content-type': 'text/html; charset=utf-8',
      })
      expect((await get('/assets/a.js', 'br')).headers).toMatchObject({
        'strict-transport-security': 'max-age=63072000; includeSubDomains',
        'content-security-policy': "frame-ancestors 'none'",
        'x-content-type-options': 'nosniff',
        'content-type': expect.stringMatching(/^(application|text)\/javascript; charset=utf-8$/),
        'cache-control': 'public, max-age=31536000, immutable',
      })
      // An asset that is missing during an upgrade is requested again.
      const missing = await get('/assets/missing.js', '')
      expect([missing.statusCode, missing.headers['cache-control'] ?? '']).toEqual([
        404,
        expect.not.stringContaining('immutable'),
      ])
      expect((await get('/any/address', '')).headers['cache-control']).toBe('no-cache')
      expect((await get('/config.json', '')).headers).toMatchObject({
        'cache-control': 'no-store',
        'content-security-policy': "frame-ancestors 'none'",
        'x-content-type-options': 'nosniff',
      })
      expect((await get('/headers.json', '')).statusCode).toBe(404)
    } finally {
      server.kill()
      rmSync(folder, { recursive: true, force: true })
    }
  },
)

test('portals.sh gives browsers the policy of the new build, keeps the parts that open pages request, and the pages if nginx refuses its settings', async ({
  skip,
}) => {
  const nginx = findOrUnpackWebServer('nginx')
  if (!nginx) return skip('no nginx, and Debian’s packages cannot be fetched')
  if (spawnSync('sh', ['-c', 'command -v rsync']).status !== 0) return skip('no rsync on this machine')
  const folder = mkdtempSync(join(tmpdir(), 'portals-'))
  const portals = [
    { name: 'passport', shipped: 4100, port: await freePort() },
    { name: 'origin-id', shipped: 4200, port: await freePort() },
  ]
  const run = `${join(nginx.folder, 'usr/sbin/nginx')} -e ${folder}/nginx.log -c ${folder}/nginx.conf`
  const script = portals.reduce(
    (text, { name, shipped, port }) => text.replace(`give ${name} ${shipped}`, `give ${name} ${port}`),
    read('deploy/portals.sh')
      .replaceAll(/\/(srv|etc)\/(?=invea|nginx)/g, `${folder}/$1/`)
      .replace('nginx -t -q', `[ ! -e ${folder}/refused ]`)
      .replace(
        'systemctl reload-or-restart nginx',
        `cat ${folder}/srv/invea/passport/index.html > ${folder}/page-at-reload 2>&1 || true; [ ! -e ${folder}/nginx.pid ] || ${run} -s reload`,
      )
      .replace('sleep 2', ':'),
  )
  for (const name of ['deploy', 'etc/invea', 'etc/nginx/conf.d']) mkdirSync(join(folder, name), { recursive: true })
  for (const name of ['portal-config.sh', 'portal.conf'])
    writeFileSync(join(folder, 'deploy', name), read(`deploy/${name}`))
  writeFileSync(join(folder, 'deploy/portals.sh'), script)
  const buildAndGive = (hash: string) => {
    for (const { name } of portals) {
      const dist = join(folder, `apps/${name}-portal/dist`)
      rmSync(dist, { recursive: true, force: true })
      mkdirSync(join(dist, 'assets'), { recursive: true })
      const headers = { 'Content-Security-Policy': `style-src 'sha256-${hash}'; connect-src {serviceUrl}` }
      writeFileSync(join(dist, 'headers.json'), JSON.stringify(headers, null, 2))
      writeFileSync(join(dist, 'config.json'), '{"serviceUrl":""}')
      writeFileSync(join(dist, 'index.html'), `${name} ${hash}`)
      writeFileSync(join(dist, `assets/${hash}.js`), hash)
    }
    return spawnSync('sh', [join(folder, 'deploy/portals.sh')], { encoding: 'utf8' }).stderr
  }
  const refusal = (name: string) => `${folder}/etc/invea/${name}.json is missing, or has no serviceUrl with https`
  expect(buildAndGive('first')).toContain(refusal('passport'))
  writeFileSync(join(folder, 'etc/invea/passport.json'), '{\n  "serviceUrl": ""\n}')
  expect(buildAndGive('first')).toContain(refusal('passport'))
  for (const { name } of portals)
    writeFileSync(join(folder, `etc/invea/${name}.json`), `{\n  "serviceUrl": "https://${name}.example"\n}`)
  expect(buildAndGive('first')).toBe('')
  const server = startHttp(nginx, folder, `include ${folder}/etc/nginx/conf.d/*.conf;`)
  try {
    for (const hash of ['first', 'second']) {
      if (hash === 'second') {
        writeFileSync(join(folder, 'refused'), '')
        buildAndGive('second')
        expect(readFileSync(join(folder, 'srv/invea/passport/index.html'), 'utf8')).toBe('passport first')
        rmSync(join(folder, 'refused'))
        expect(buildAndGive('second')).toBe('')
        // A new page with the policy before it would stay in the browsers whose service worker stores it.
        expect(readFileSync(join(folder, 'page-at-reload'), 'utf8')).toBe('passport first')
      }
      for (const { name, port } of portals) {
        const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`, { headers: { connection: 'close' } })
        const policy = () => get('/').then(({ headers }) => headers.get('content-security-policy'), String)
        const expected = `style-src 'sha256-${hash}'; connect-src https://${name}.example`
        await expect.poll(policy, { timeout: 30_000 }).toBe(expected)
        expect(await (await get('/')).text()).toBe(`${name} ${hash}`)
        expect(await (await get('/config.json')).json()).toEqual({ serviceUrl: `https://${name}.example` })
        expect((await get(`/assets/first.js`)).status).toBe(200)
      }
    }
  } finally {
    server.kill()
    rmSync(folder, { recursive: true, force: true })
  }
})

const unitFiles = readdirSync(join(root, 'deploy/systemd'))

test('the units start existing, executable programs of the current release', () => {
  const lines = unitFiles.flatMap((unit) => read(`deploy/systemd/${unit}`).split('\n'))
  const working = lines.flatMap((line) => /^WorkingDirectory=\/opt\/invea\/current\/(.*)$/.exec(line)?.[1] ?? [])
  expect(working.length).toBeGreaterThan(0)
  for (const folder of working) expect(existsSync(join(root, folder, 'src/main.ts'))).toBe(true)
  const scripts = lines.flatMap((line) => /^ExecStart=\/opt\/invea\/current\/(deploy\/\S+)/.exec(line)?.[1] ?? [])
  expect(scripts).toEqual(['deploy/backup.sh'])
  for (const script of [...scripts, 'deploy/restore-drill.sh'])
    expect(() => accessSync(join(root, script), constants.X_OK)).not.toThrow()
})

test('an upgrade starts a second instance beside the first, on ports of its own', () => {
  expect(read('deploy/systemd/invea-service@.service')).toMatch(/^Environment=SERVICE_PORT=%i METRICS_PORT=1%i$/m)
})

test('systemd accepts the units, except for missing programs in /opt/invea', ({ skip }) => {
  if (spawnSync('sh', ['-c', 'command -v systemd-analyze']).status !== 0) return skip('no systemd on this machine')
  const paths = unitFiles.map((unit) => join(root, 'deploy/systemd', unit))
  const { stderr } = spawnSync('systemd-analyze', ['verify', ...paths], { encoding: 'utf8' })
  const complaints = stderr
    .split('\n')
    .filter((line) => line && !/Command \/opt\/invea\/\S+ is not executable/.test(line))
  expect(complaints.filter((line) => /invea/.test(line))).toEqual([])
})

test('the shell scripts have valid syntax', () => {
  for (const script of readdirSync(join(root, 'deploy')).filter((name) => name.endsWith('.sh')))
    expect(spawnSync('sh', ['-n', join(root, 'deploy', script)], { encoding: 'utf8' }).stderr).toBe('')
})

test('an operator command in the container gets the token of the caller, but not as an argument', () => {
  const folder = mkdtempSync(join(tmpdir(), 'operator-container-'))
  const program = (name: string, lines: string) =>
    writeFileSync(join(folder, name), `#!/bin/sh\n${lines}\n`, { mode: 0o755 })
  program('docker', 'echo "$*" >&2; while [ "$1" != service ]; do shift; done; shift; exec "$@"')
  program('node', 'echo "$OPERATOR_PERSONAL_TOKEN $RESTORED_DATABASE_URL $*"; exit 3')
  const settings = { OPERATOR_PERSONAL_TOKEN: 'a token', RESTORED_DATABASE_URL: 'postgres://copy' }
  const script = join(root, 'deploy/operator-container.sh')
  const run = spawnSync(script, ['person-restore', '--reason', 'decision 17'], {
    encoding: 'utf8',
    env: { ...process.env, ...settings, PATH: `${folder}:${process.env.PATH}` },
  })
  rmSync(folder, { recursive: true })
  const words = 'src/operator/main.ts person-restore --reason decision 17\n'
  expect([run.status, run.stdout]).toEqual([3, `a token postgres://copy ${words}`])
  expect(run.stderr).toContain('exec -T service')
  expect(run.stderr).not.toMatch(/a token|postgres/)
})

test('an operator command on a systemd host reads the settings as systemd does', ({ skip }) => {
  if (process.getuid?.() !== 0) return skip('only root may change the user')
  const folder = mkdtempSync(join(tmpdir(), 'operator-'))
  const key = () => randomBytes(32).toString('base64')
  const lines = [
    '# a comment',
    '  # an indented comment',
    '\t; another one',
    ...['DATA', 'INDEX', 'LINK', 'CAPTCHA', 'BARCODE', 'PAYMENT'].map((name) => `  ${name}_KEY = ${key()}  `),
    `DATA_DIR="${folder}"`,
    "\tDATABASE_URL='postgres://invea@127.0.0.1:1/invea' ",
    ...['PUBLIC_URL', 'PASSPORT_ORIGIN', 'ORIGIN_ID_ORIGIN'].map((name, at) => `${name}="https://host${at}.agency.et"`),
    'SMTP_URL=smtps://mail.agency.et',
    'MAIL_FROM="Agency <no-reply@agency.et>"',
    'SUPPORT_MAIL=help@agency.et',
    'SMS_URL=https://sms.agency.et',
    `SMS_TOKEN=${key()}`,
    'CHAPA_URL=https://chapa.agency.et',
    `CHAPA_WEBHOOK_SECRET=${key()}`,
    'BANK_URL=https://bank.agency.et',
    `BANK_KEY=${key()}`,
    // systemd does not know this word and ignores the line.
    'export LOG_LEVEL=wrong',
  ]
  writeFileSync(join(folder, 'service.env'), lines.join('\n'))
  const { stderr } = spawnSync(join(root, 'deploy/operator.sh'), ['refunds'], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, SERVICE_SETTINGS: join(folder, 'service.env'), SERVICE_USER: 'root' },
  })
  rmSync(folder, { recursive: true })
  // Every setting was accepted but the one that is missing.
  expect(stderr).toBe('CHAPA_KEY must be set in production, and be no test key\n')
})
