import { execFile, spawnSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { commands } from '../../src/operator/commands.ts'
import { send } from '../../src/testing/a-client.ts'
import { serviceOf } from '../../src/testing/a-service.ts'
import { operatorRows } from '../../src/testing/run-operator-command.ts'

const token = 'a-sample-operator-token-of-forty-letters'
const service = serviceOf('embedded', { OPERATOR_TOKEN: token })

const names = Object.keys(commands).toSorted()
const named = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name).toSorted()

test('the command line lists every command and no other', { timeout: 60_000 }, async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [
    join(import.meta.dirname, '../../src/operator/main.ts'),
  ])
  expect(named(stdout, /^ {2}([a-z-]+) +\S/gm)).toEqual(names)
})

const program = (file: string, ...words: readonly string[]) => {
  const main = join(import.meta.dirname, '../../src', file)
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...words], {
    encoding: 'utf8',
    timeout: 60_000,
  })
  return { status, stdout, stderr }
}

test('each program answers --help with its arguments, and refuses an unknown option', { timeout: 120_000 }, () => {
  const help = program('operator/main.ts', 'refund-paid', '--help')
  expect(help).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/^pnpm operator refund-paid --\S+ ….*\n\n.*Role: finance\n$/),
  })
  expect(program('operator/main.ts', 'load', '--help').stdout).toContain('load <file> [--kind …] [--dry-run …]')
  for (const file of ['main.ts', 'slips/verify-slip.ts']) {
    expect([file, program(file, '--help')]).toEqual([
      file,
      { status: 0, stdout: expect.stringMatching(/\S/), stderr: '' },
    ])
    expect([file, program(file, '--helpp')]).toEqual([
      file,
      { status: 2, stdout: '', stderr: expect.stringMatching(/\S/) },
    ])
  }
})

test('every command has an address with the right method, and requires the token', async () => {
  const request = (name: string, method: string, headers: Record<string, string> = {}) =>
    send(`${service.url}/operator/${name}`, { method, headers })
  for (const name of names) {
    const [right, wrong] = commands[name]?.method === 'POST' ? ['POST', 'GET'] : ['GET', 'POST']
    // An address can send a few wrong tokens a minute. The clock moves so that this limit is not reached.
    service.clock.forward({ minutes: 1 })
    expect([name, (await request(name, right)).status]).toEqual([name, 401])
    expect([name, (await request(name, wrong)).status]).toEqual([name, 404])
  }
  expect((await request('no-such-command', 'GET', { authorization: `Bearer ${token}` })).status).toBe(404)
})

test('every command refuses an option that it does not have, and changes nothing', async () => {
  const closed = { from: '2100-01-04', to: '2100-01-05', noticeEn: 'a', noticeAm: 'a', noticeOm: 'a', noticeTi: 'a' }
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  for (const name of names) {
    const options = { ...(name === 'close' && closed), officeid: '2' }
    const url = `${service.url}/operator/${name}`
    const addressed = `${url}?${new URLSearchParams(options)}`
    const responses =
      commands[name]?.method === 'GET'
        ? [await send(addressed, { headers })]
        : [
            await send(url, { method: 'POST', headers, body: JSON.stringify(options) }),
            await send(addressed, { method: 'POST', headers, body: JSON.stringify(closed) }),
          ]
    for (const { status, body } of responses) {
      expect([name, status]).toEqual([name, 400])
      expect([name, body.faults[0]]).toEqual([name, expect.stringMatching(/is not an option/)])
    }
  }
  expect(await operatorRows(service, 'closures')).toEqual([])
})

test('the documentation has a line for every command and no other', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../../docs/operator.md'), 'utf8')
  const start = page.indexOf('| command |')
  const table = page.slice(start, page.indexOf('\n## ', start))
  expect(named(table, /^\| `([a-z-]+)` \|/gm)).toEqual(names)
})

test('the documentation names the role of every command', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../../docs/operator.md'), 'utf8')
  const rows = [...page.matchAll(/^\| `(\w+)` \| (`.*`) \|$/gm)]
  const documented = rows.flatMap(([, role, list = '']) =>
    [...list.matchAll(/`([a-z-]+)`/g)].map(([, name]) => `${name} ${role}`),
  )
  expect(documented.toSorted()).toEqual(
    Object.entries(commands)
      .map(([name, { role }]) => `${name} ${role}`)
      .toSorted(),
  )
})

const repository = join(import.meta.dirname, '../../../..')
const pages = ['README.md', ...globSync('docs/**/*.md', { cwd: repository })].map((page) => {
  const text = readFileSync(join(repository, page), 'utf8').replaceAll(/\\\n\s*/g, '')
  const blocks = [...text.matchAll(/^( *)```sh\n([\s\S]*?)^\1```/gm)].map(([, indent = '', block = '']) =>
    block.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  )
  return { page, text, blocks }
})

test('the shell blocks of the documentation are valid, and name existing scripts and files', () => {
  expect(pages.flatMap(({ blocks }) => blocks).length).toBeGreaterThan(20)
  const scriptsOf = (folder: string) =>
    JSON.parse(readFileSync(join(repository, folder, 'package.json'), 'utf8')).scripts as Readonly<
      Record<string, string>
    >
  const folders: Readonly<Record<string, string>> = Object.fromEntries(
    globSync('{apps,packages}/*/package.json', { cwd: repository })
      .concat('bench/package.json', 'e2e/package.json')
      .map((file) => [
        JSON.parse(readFileSync(join(repository, file), 'utf8')).name,
        file.replace('/package.json', ''),
      ]),
  )
  const faults = pages.flatMap(({ page, blocks }) =>
    blocks.flatMap((block) => {
      const { status, stderr } = spawnSync('sh', ['-n'], { input: block, encoding: 'utf8' })
      const files = [...block.matchAll(/(?<![\w/.$-]|> )deploy\/[\w./-]*\w/g)].filter(
        // The guide to containers writes `deploy/.env`.
        ([file]) => file !== 'deploy/.env' && !existsSync(join(repository, file)),
      )
      const scripts = [...block.matchAll(/\bpnpm(?:@[\d.]+)? (?:--filter (\S+) )?(?:run )?([a-z][\w:-]*)/g)].filter(
        ([, name, script = '']) => {
          const builtIn = ['install', 'exec', 'dlx', 'audit', 'licenses'].includes(script)
          return !builtIn && !Object.hasOwn(scriptsOf(name === undefined ? '.' : (folders[name] ?? '.')), script)
        },
      )
      return [...(status === 0 ? [] : [stderr]), ...files.flat(), ...scripts.map(([script]) => script)].map(
        (fault) => `${page}: ${fault}`,
      )
    }),
  )
  expect(faults).toEqual([])
})

test('each operator command in the documentation exists with its options', () => {
  const pattern = /(?:pnpm operator|deploy\/operator(?:-container)?\.sh) ([a-z][a-z-]*)([^`\n;|)]*)/g
  const used = pages.flatMap(({ page, text }) =>
    [...text.matchAll(pattern)].map(([, name = '', rest = '']) => ({ page, name, rest })),
  )
  expect(used.length).toBeGreaterThan(30)
  const faults = used.flatMap(({ page, name, rest }) => {
    const command = commands[name]
    if (!command) return [`${page}: ${name}`]
    const options = [
      'csv',
      'help',
      ...(command.hasFiles ? ['folder'] : []),
      ...command.options.map((option) => option.name),
    ]
    return [...rest.matchAll(/(?<=\s)--([a-z-]+)/g)]
      .map(([, option = '']) => option.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase()))
      .filter((option) => !options.includes(option))
      .map((option) => `${page}: ${name} --${option}`)
  })
  expect(faults).toEqual([])
})
