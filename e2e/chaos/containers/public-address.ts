import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { programOf, type WebServer } from '@invea/tooling/web-servers'
import type { PublicAddresses } from './settings.ts'

const hosts = { service: '127.0.57.1', passport: '127.0.57.2', originId: '127.0.57.3' } as const
const names = { service: 'service.example', passport: 'passport.example', originId: 'origin-id.example' } as const

export const publicAddresses = (port: number): PublicAddresses => ({
  service: `https://${hosts.service}:${port}`,
  passport: `https://${hosts.passport}:${port}`,
  originId: `https://${hosts.originId}:${port}`,
})

/** A certificate for the three addresses, which this process trusts from now on. */
const makeCertificate = (folder: string): void => {
  const names = Object.values(hosts).map((host) => `IP:${host}`)
  const [key, certificate] = [join(folder, 'privkey.pem'), join(folder, 'fullchain.pem')]
  const request = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2']
  const about = ['-subj', '/CN=containers', '-addext', `subjectAltName=${names.join(',')}`]
  const made = spawnSync('openssl', [...request, ...about, '-keyout', key, '-out', certificate], { encoding: 'utf8' })
  if (made.status !== 0) throw new Error(made.stderr)
  setDefaultCACertificates([...getCACertificates('default'), readFileSync(certificate, 'utf8')])
}

/**
 * The nginx in front of the containers, with deploy/proxy.conf: only its names, ports, certificate and targets are others.
 * Returns its process.
 */
export const servePublicAddress = (
  nginx: WebServer,
  options: {
    readonly folder: string
    readonly tls: number
    readonly plain: number
    readonly binds: Readonly<Record<keyof typeof hosts, string>>
  },
): ChildProcess => {
  const { folder, tls, plain, binds } = options
  makeCertificate(folder)
  const listen = (port: number, rest: string) =>
    Object.values(hosts)
      .map((host) => `listen ${host}:${port}${rest};`)
      .join(' ')
  let proxy = readFileSync(join(import.meta.dirname, '../../../deploy/proxy.conf'), 'utf8')
  for (const [at, target] of [
    ['service', '127.0.0.1:4000'],
    ['passport', '127.0.0.1:4100'],
    ['originId', '127.0.0.1:4200'],
  ] as const)
    proxy = proxy.replaceAll(names[at], hosts[at]).replace(`${hosts[at]} ${target};`, `${hosts[at]} ${binds[at]};`)
  proxy = proxy
    .replaceAll('/etc/ssl/invea', folder)
    .replaceAll(/ *listen \[::\].*\n/g, '')
    .replace('listen 443 ssl http2;', listen(tls, ' ssl http2'))
    .replaceAll('listen 80;', listen(plain, ''))
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  const lines = [
    'user root; daemon off; worker_processes 1; events {}',
    `pid ${folder}/nginx.pid; error_log ${folder}/nginx.log;`,
    `http { ${temporary.join(' ')}`,
    proxy,
    '}',
  ]
  writeFileSync(join(folder, 'nginx.conf'), lines.join('\n'))
  return spawn(programOf(nginx), ['-c', join(folder, 'nginx.conf')], { stdio: 'ignore' })
}
