// @vitest-environment node
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { chromium } from '@playwright/test'
import { publint } from 'publint'
import { afterAll, beforeAll, expect, test } from 'vitest'

// The packed package is what other developers install, so the packed form is what is tested.
const folder = join(import.meta.dirname, '..')
const readme = readFileSync(join(folder, 'README.md'), 'utf8')
const example = readFileSync(join(folder, 'examples/ethiopian-calendar.tsx'), 'utf8')
const run = (program: string, args: readonly string[], cwd: string): string =>
  execFileSync(program, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })

let blank = ''
const pack = (name: string): string => {
  run('pnpm', ['pack', '--pack-destination', blank], join(folder, '..', name))
  return join(blank, readdirSync(blank).find((file) => file.startsWith(`invea-${name}-`)) ?? 'missing.tgz')
}
let tarball = ''

beforeAll(() => {
  blank = mkdtempSync(join(tmpdir(), 'invea-ui-'))
  tarball = pack('ui')
}, 120_000)

afterAll(() => rmSync(blank, { recursive: true, force: true }))

test('publint finds nothing to complain about', async () => {
  const contents = new Uint8Array(readFileSync(tarball))
  expect((await publint({ pack: { tarball: contents.buffer }, strict: true })).messages).toEqual([])
})

test('the types are right for every module resolution that takes ES modules', async () => {
  const checked = await checkPackage(createPackageFromTarballData(new Uint8Array(readFileSync(tarball))))
  if (!checked.types) throw new Error('the package has no types')
  const problems = checked.problems.filter(
    (problem) => !('resolutionKind' in problem && ['node10', 'node16-cjs'].includes(problem.resolutionKind)),
  )
  // Style sheets have no types.
  expect(problems.filter((problem) => !('entrypoint' in problem && problem.entrypoint.endsWith('.css')))).toEqual([])
})

test('the package has no tests, and its style sheets are small', () => {
  const files = run('tar', ['-tzf', tarball], blank).trim().split('\n')
  expect(files.filter((name) => /\.test\.|gallery/.test(name))).toEqual([])
  const sizeOf = (name: string) =>
    brotliCompressSync(execFileSync('tar', ['-xzOf', tarball, `package/dist/${name}`])).length
  expect(sizeOf('compiled.css')).toBeLessThan(8_000)
  expect(sizeOf('calendar.css')).toBeLessThan(2_500)
})

test('the README shows the example that the tests run', () => {
  expect(readme).toContain(`\`\`\`tsx\n${example}\`\`\``)
})

const page =
  '<!doctype html><html lang="en"><title>Blank</title><div id="root"></div><script type="module" src="/main.tsx"></script>'
const main = `import '@invea/ui/calendar.css'
import { createRoot } from 'react-dom/client'
import { EthiopianCalendar } from './ethiopian-calendar'

createRoot(document.getElementById('root')!).render(<EthiopianCalendar />)
`
const options = {
  module: 'ESNext',
  moduleResolution: 'Bundler',
  target: 'ES2022',
  lib: ['ES2022', 'DOM', 'DOM.Iterable'],
  types: ['vite/client'],
  jsx: 'react-jsx',
  strict: true,
  noEmit: true,
}

/** Serves built files, because modules do not load from `file:`. */
const serve = async (dist: string) => {
  const server = createServer((request, response) => {
    const name = request.url === '/' ? '/index.html' : (request.url ?? '')
    const type = { css: 'text/css', js: 'text/javascript' }[name.split('.').at(-1) ?? ''] ?? 'text/html'
    response.writeHead(200, { 'content-type': type }).end(readFileSync(join(dist, name)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, server }
}

// It installs Vite and React from the package registry: part of the full run.
test.runIf(process.env.TEST_FULL)(
  'the Ethiopian calendar of the packed package works in a blank project of Vite and React, without Tailwind',
  async () => {
    const project = mkdtempSync(join(blank, 'project-'))
    const write = (name: string, content: object | string) =>
      writeFileSync(join(project, name), typeof content === 'string' ? content : JSON.stringify(content))
    const file = (path: string) => `file:${path}`
    const [domain, locales] = [pack('domain'), pack('locales')]
    write('package.json', {
      private: true,
      type: 'module',
      dependencies: {
        '@invea/ui': file(tarball),
        '@invea/domain': file(domain),
        '@invea/locales': file(locales),
        react: '^19.0.0',
        'react-dom': '^19.0.0',
      },
      devDependencies: {
        '@types/react': '^19.0.0',
        '@types/react-dom': '^19.0.0',
        typescript: '^5.9.0',
        vite: '^8.0.0',
      },
    })
    write('pnpm-workspace.yaml', `pmOnFail: ignore\noverrides:\n  '@invea/domain': ${file(domain)}\n`)
    write('tsconfig.json', { compilerOptions: options, include: ['*.tsx'] })
    write('index.html', page)
    write('main.tsx', main)
    write('ethiopian-calendar.tsx', example)
    run('pnpm', ['install', '--prefer-offline'], project)
    run('pnpm', ['exec', 'tsc', '-p', '.'], project)
    run('pnpm', ['exec', 'vite', 'build'], project)

    const { address, server } = await serve(join(project, 'dist'))
    const browser = await chromium.launch({
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/lib/chromium/chromium-headless-shell',
      args: ['--no-sandbox'],
    })
    try {
      const view = await browser.newPage({ viewport: { width: 360, height: 700 } })
      await view.goto(address)
      await view.getByText('Hidar 2019 E.C.').waitFor()
      await view.getByRole('button', { name: 'Hidar 20, 2019' }).click()
      await view.getByText('2026-11-29', { exact: true }).waitFor()
      await view.getByRole('button', { name: 'Next month' }).click()
      await view.getByText('Tahsas 2019 E.C.').waitFor()
      const chosen = view.getByRole('button', { name: 'Tahsas 20, 2019' })
      await chosen.click()
      expect(await chosen.evaluate((day) => getComputedStyle(day).backgroundColor)).toBe('rgb(11, 93, 59)')
      if (process.env.SHOTS) await view.screenshot({ path: join(process.env.SHOTS, 'calendar-alone.png') })
    } finally {
      await browser.close()
      server.close()
    }
  },
  300_000,
)
