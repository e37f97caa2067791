import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { root } from '../bootstrap.mjs'
import { fillIn, imageOf, readComposeFile, runArguments, startOrder } from './compose-file.ts'

const settings = mkdtempSync(join(tmpdir(), 'compose-file-'))
afterAll(() => rmSync(settings, { recursive: true }))
const folders = { folder: '/srv/deploy', settings }

const sample = (service: string, variables = {}) =>
  readComposeFile(`name: sample\nservices:\n  one:\n${service.replace(/^/gm, '    ')}`, variables)
const argumentsOf = (service: string, variables = {}) =>
  runArguments(sample(service, variables), 'one', folders).slice(4)

test('fills in variables of a compose file, and defaults for empty ones', () => {
  const variables = { NAME: 'a', EMPTY: '' }
  expect(fillIn('${NAME}-${EMPTY}-${NAME:-b}-${EMPTY:-b}-${OTHER:-172.30.57.1}', variables)).toBe('a--a-b-172.30.57.1')
  expect(fillIn('{"help":"${HELP:-8133}"} $$DATABASE_URL $', variables)).toBe('{"help":"8133"} $DATABASE_URL $')
})

test('throws the message of a missing required variable', () => {
  expect(() => fillIn('${DATA_KEY:?set DATA_KEY}', { DATA_KEY: '' })).toThrow('set DATA_KEY')
})

test('translates the restrictions of a container, including those of a merged block', () => {
  const { services } = readComposeFile(
    'name: a\nx-r: &r\n  read_only: true\nservices:\n  one:\n    <<: *r\n    user: postgres',
    {},
  )
  expect(services.one).toEqual({ read_only: true, user: 'postgres' })
  expect(
    argumentsOf('read_only: true\ncap_drop: [ALL]\nsecurity_opt: ["no-new-privileges:true"]\ntmpfs: [/tmp]'),
  ).toEqual(
    '--read-only --read-only-tmpfs=false --cap-drop ALL --security-opt no-new-privileges:true --tmpfs /tmp'.split(' '),
  )
})

test('a volume name has the project as prefix, and a path is relative to the compose file', () => {
  expect(argumentsOf('volumes: ["files:/data", "./backup.sh:/b.sh:ro", "/var/b:/backups"]')).toEqual(
    '--volume sample_files:/data --volume /srv/deploy/backup.sh:/b.sh:ro --volume /var/b:/backups'.split(' '),
  )
})

test('the environment of a service overrides its settings file', () => {
  writeFileSync(join(settings, 'service.env'), "# comment\nA=file\nB='with $ and #'\nC=\n")
  const given = argumentsOf('environment: { A: "${A}" }\nenv_file: [service.env]', { A: 'compose' })
  expect(given.filter((one) => one !== '--env')).toEqual(['A=file', 'B=with $ and #', 'C=', 'A=compose'])
})

test('translates the command and the times of a health check', () => {
  expect(
    argumentsOf('healthcheck:\n  test: [CMD-SHELL, "pg_isready --host x"]\n  interval: 5s\n  start_period: 1m'),
  ).toEqual(['--health-cmd', 'pg_isready --host x', '--health-interval', '5s', '--health-start-period', '1m'])
  expect(argumentsOf('healthcheck:\n  test: [CMD, node, "-e", "1"]')).toEqual(['--health-cmd', '["node","-e","1"]'])
})

test('throws for a key without a translation', () => {
  expect(() => argumentsOf('privileged: true')).toThrow('one: the key privileged of the compose file is not translated')
})

test('every service of deploy/compose.yaml is translated, starts after what it needs, and is restricted', () => {
  const names = ['POSTGRES_PASSWORD', 'SERVICE_PASSWORD', 'PUBLIC_URL', 'PASSPORT_ORIGIN', 'ORIGIN_ID_ORIGIN']
  const keys = ['DATA_KEY', 'INDEX_KEY', 'LINK_KEY', 'CAPTCHA_KEY', 'BARCODE_KEY', 'PAYMENT_KEY']
  const variables = Object.fromEntries([...names, ...keys].map((name) => [name, `value-of-${name}`]))
  const file = readComposeFile(readFileSync(join(root, 'deploy/compose.yaml'), 'utf8'), variables)
  expect(startOrder(file)).toEqual(['database', 'service', 'passport-portal', 'origin-id-portal'])
  expect(imageOf(file, 'service')).toBe('localhost/invea-service')
  for (const [name, { image, user }] of Object.entries(file.services)) {
    // The images of deploy/Dockerfile set their user.
    if (image) expect(user, name).toMatch(/^(postgres|1000:1000)$/)
    const given = runArguments(file, name, folders).join(' ')
    expect(given, name).toContain('--read-only --read-only-tmpfs=false')
    expect(given, name).toContain('--cap-drop ALL --security-opt no-new-privileges:true')
    expect(given, name).toContain('--tmpfs /tmp')
    // The default of Docker fills the disk of the database, and deletes the log with its container.
    expect(file.services[name]?.logging, name).toEqual({ driver: 'journald' })
  }
  // Only the machine reaches the metrics, until METRICS_BIND names an address for Prometheus.
  expect(runArguments(file, 'service', folders).join(' ')).toContain('--publish 127.0.0.1:9464:9464')
  expect(file.services.service?.environment).toMatchObject({ METRICS_HOST: '0.0.0.0', METRICS_PORT: 9464 })
})
