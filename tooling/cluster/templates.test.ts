import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { root } from '../bootstrap.mjs'
import { layoutOf, render } from './layout.ts'

const text = (name: string) => readFileSync(join(root, 'deploy/cluster', name), 'utf8')
const patroni = parse(text('patroni.yml').replaceAll(/\$\{(\w+)\}/g, '$1'))
const { dcs } = patroni.bootstrap

test('a primary without etcd stops before its lease expires', () => {
  expect(dcs.loop_wait + 2 * dcs.retry_timeout).toBeLessThanOrEqual(dcs.ttl)
})

test('a commit waits for a synchronous standby, without a timeout', () => {
  expect(dcs).toMatchObject({ synchronous_mode: true, synchronous_mode_strict: true })
  expect(dcs.postgresql.parameters).toMatchObject({ synchronous_commit: 'on' })
  expect(dcs.postgresql.parameters).not.toHaveProperty('statement_timeout')
})

test('a standby follows a new primary at once, and a primary keeps enough log for a late standby', () => {
  // With slots, a standby would wait until Patroni has created its slot on the new primary.
  expect(dcs.postgresql.use_slots).toBe(false)
  expect(dcs.postgresql.parameters).toMatchObject({ wal_keep_size: '1GB', wal_retrieve_retry_interval: '100ms' })
})

test('Patroni compares before it writes its lock, and a returning etcd member starts no elections', () => {
  // With `etcd3`, Debian's Patroni does not compare, so two machines can become primary.
  expect(patroni).toHaveProperty('etcd')
  expect(patroni).not.toHaveProperty('etcd3')
  const etcd = parse(text('etcd.yml').replaceAll(/\$\{(\w+)\}/g, '$1'))
  expect(etcd).toMatchObject({ 'pre-vote': true, 'enable-v2': true })
})

test('PgBouncer shares connections by transaction', () => {
  expect(text('pgbouncer.ini')).toMatch(/^pool_mode = transaction$/m)
})

test('HAProxy forwards operators only from the networks of deploy/proxy.conf, and compares the decoded path', () => {
  const proxy = readFileSync(join(root, 'deploy/proxy.conf'), 'utf8')
  const networks = [...proxy.matchAll(/^ +allow (\S+);$/gm)].map(([, network]) => network)
  expect(networks.length).toBeGreaterThan(5)
  expect(text('haproxy.cfg')).toContain(
    `  http-request deny deny_status 403 if { path,url_dec -m beg /operator/ } !{ src ${networks.join(' ')} }\n`,
  )
})

test('names the missing variable of a template', () => {
  expect(() => render('etcd.yml', { NODE: 'node1' })).toThrow('etcd.yml needs FOLDER')
})

test('two clusters share no address, port, folder or name', () => {
  const [one, two] = [layoutOf(1), layoutOf(2)]
  const all = ({ ports, addressOf, folder, name, bridge }: ReturnType<typeof layoutOf>) =>
    [...Object.values(ports).flat(), ...Object.values(addressOf), folder, name, bridge.name, bridge.address].map(String)
  expect(new Set([...all(one), ...all(two)]).size).toBe(all(one).length * 2)
})
