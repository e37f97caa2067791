// @vitest-environment node
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { createBlankProject, findPackageProblems, pack, temporaryFolder } from '@invea/tooling/blank-project'
import { findOrInstallBrowser } from '@invea/tooling/browsers'
import { run } from '@invea/tooling/programs'
import { chromium } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'

// Tests the packed package, because that is what other developers install.
const folder = join(import.meta.dirname, '..')
const readme = readFileSync(join(folder, 'README.md'), 'utf8')
const example = readFileSync(join(folder, 'examples/ethiopian-calendar.tsx'), 'utf8')
const { folder: blank, remove } = temporaryFolder('ui')
let tarball = ''

beforeAll(async () => {
  tarball = await pack('ui', blank)
}, 120_000)
afterAll(remove)

test('publint and are-the-types-wrong report only style sheets, because these have no types', async () => {
  const problems = await findPackageProblems(tarball)
  const isSheet = (problem: unknown) => /^\.\/.*\.css$/.test((problem as { entrypoint?: string }).entrypoint ?? '')
  expect(problems.filter((problem) => !isSheet(problem))).toEqual([])
})

test('the package has no tests, and its style sheets are small', () => {
  const files = run('tar', ['-tzf', tarball], { cwd: blank }).trim().split('\n')
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
const main = `import { createRoot } from 'react-dom/client'
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

// Installs Vite and React from the package registry, so it is part of the full run only.
test.runIf(process.env.TEST_FULL)(
  'the Ethiopian calendar of the packed package works in a blank project of Vite and React, without Tailwind',
  async () => {
    const others = { react: '^19.0.0', 'react-dom': '^19.0.0', vite: '^8.0.0', typescript: '^5.9.0' }
    const types = { '@types/react': '^19.0.0', '@types/react-dom': '^19.0.0' }
    const tarballs = { ui: tarball, domain: await pack('domain', blank), locales: await pack('locales', blank) }
    const project = createBlankProject(blank, tarballs, { ...others, ...types })
    project.write('tsconfig.json', { compilerOptions: options, include: ['*.tsx'] })
    project.write('index.html', page)
    project.write('main.tsx', main)
    project.write('ethiopian-calendar.tsx', example)
    project.run('pnpm', ['exec', 'tsc', '-p', '.'])
    project.run('pnpm', ['exec', 'vite', 'build'])
    // The calendar names must not load other texts.
    const scripts = readdirSync(join(project.folder, 'dist/assets')).filter((name) => name.endsWith('.js'))
    expect(scripts).toHaveLength(1)

    const { address, server } = await serve(join(project.folder, 'dist'))
    const executablePath = findOrInstallBrowser('chromium')
    const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] })
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

test.runIf(process.env.TEST_FULL)(
  'the gallery has no fault in any theme and width',
  () => {
    const env = { CHROMIUM_PATH: findOrInstallBrowser('chromium') }
    expect(run(process.execPath, ['gallery.check.ts'], { cwd: folder, env: { ...process.env, ...env } })).toContain(
      '8 looks of the gallery: no fault',
    )
  },
  300_000,
)
