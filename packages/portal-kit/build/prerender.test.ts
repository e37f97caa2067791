import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { build } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { prerender } from './prerender.ts'

const workspace = mkdtempSync(join(tmpdir(), 'invea-prerender-'))
const root = join(workspace, 'apps/portal')

/** A minimal portal with one page, whose body shows the configuration that it was rendered with. */
const files = {
  'package.json': '{ "type": "module" }',
  'index.html': '<!doctype html><title>Portal</title><script type="module" src="/src/boot.ts"></script>',
  'src/boot.ts': "void import('./main.ts')",
  'src/main.ts': `import styles from './styles.css?url'
    export const start = () => styles`,
  'src/styles.css': 'p { color: black }',
  'src/entry-server.ts': `export const render = async (path: string, language: string, config: { helpLine: string }) => ({
    language, title: 'Portal', portalName: 'Portal', namespaces: [],
    body: \`<main><p class="animate-breathe">drawn with \${config.helpLine}</p></main>\`,
  })`,
  'public/favicon.svg': '<svg/>',
  'public/config.json': '{ "serviceUrl": "", "helpLine": "8199" }',
}

beforeAll(async () => {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true })
    writeFileSync(join(root, name), text)
  }
  const plugins = [prerender([{ path: '/' }])]
  await build({ root, configFile: false, logLevel: 'warn', plugins, build: { manifest: true, assetsInlineLimit: 0 } })
}, 60_000)
afterAll(() => rmSync(workspace, { recursive: true, force: true }))

test.each(['index.html', 'am/index.html', 'app.html'])('%s names the help number of config.json', (page) => {
  const html = readFileSync(join(root, 'dist', page), 'utf8')
  expect(html).toMatch(/<noscript>.*8199.*<\/noscript>/)
  expect(html).not.toContain('8133')
})

test('a page is rendered with the config.json of the build', () => {
  expect(readFileSync(join(root, 'dist/index.html'), 'utf8')).toContain('drawn with 8199')
})

test('a build that fails shows its own error', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'failing-build-'))
  writeFileSync(join(folder, 'index.html'), '<script type="module" src="/main.js"></script>')
  writeFileSync(join(folder, 'main.js'), "import './not-there.js'")
  const failing = build({ root: folder, configFile: false, logLevel: 'silent', plugins: [prerender([])] })
  await expect(failing).rejects.toThrow('not-there.js')
})
