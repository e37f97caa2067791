import { mkdirSync, mkdtempSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import {
  type Budgets,
  blockingFiles,
  excessFiles,
  pageScripts,
  scriptsOf,
  sizeChecks,
  unlistedAddresses,
  unlistedAddressesIn,
} from './budgets.ts'

const budgets: Budgets = {
  firstPaint: { pages: ['index.html'], bytes: { en: 300, am: 1700, om: 300, ti: 1700 } },
  scripts: { modules: ['index.html', 'words/{language}.ts'], bytes: 50 },
  forms: [{ pages: ['form.html'], bytes: 60 }],
  steps: { known: ['first.tsx'], screens: 'Screen\\.tsx$', bytes: 70, all: { bytes: 90, files: 3 } },
  views: { known: ['first.tsx'], screens: 'View\\.tsx$', bytes: 70 },
  styles: { bytes: 40 },
  addresses: { 'http://www.w3.org/': 'names' },
}

const noise = (bytes: number) => Uint8Array.from({ length: bytes }, (_, at) => (at * 7919) % 251)

/** A built portal of a few files. */
const aBuild = (changes: Readonly<Record<string, string | Uint8Array>> = {}) => {
  const folder = mkdtempSync(join(tmpdir(), 'budgets-'))
  const page = '<!doctype html><link rel="stylesheet" href="/a.css"><script type="module" src="/boot.js"></script>'
  const form = '<script type="module" src="/boot.js"></script><link rel="modulepreload" href="/first.js">'
  const manifest = {
    'index.html': { file: 'boot.js', imports: ['_shared.js'] },
    '_shared.js': { file: 'shared.js' },
    'first.tsx': { file: 'first.js', imports: ['_shared.js'] },
    'SiteScreen.tsx': { file: 'site.js', imports: ['_shared.js'] },
    'PayView.tsx': { file: 'pay.js', imports: ['_shared.js'] },
    ...Object.fromEntries(['en', 'am', 'om', 'ti'].map((language) => [`words/${language}.ts`, { file: 'words.js' }])),
  }
  const files = {
    'index.html': page,
    'am/index.html': page,
    'om/index.html': page,
    'ti/index.html': page,
    'form.html': form,
    'am/form.html': form,
    'om/form.html': form,
    'ti/form.html': form,
    'first.js': '4',
    'site.js': '5',
    'pay.js': '6',
    'a.css': 'a{}',
    'boot.js': '1',
    'shared.js': '2',
    'words.js': '3',
    'x-names-1.woff2': noise(100),
    'x-letters-1.woff2': noise(1000),
    '.vite/manifest.json': JSON.stringify(manifest),
    ...changes,
  }
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
  return folder
}

const figures = (folder: string) =>
  sizeChecks(folder, budgets).map(({ name, path, limit }) => ({
    name,
    limit: Number.parseInt(limit, 10),
    bytes: path.reduce((sum, file) => sum + statSync(join(import.meta.dirname, file)).size, 0),
  }))

const exceededBudgets = (folder: string) =>
  figures(folder).flatMap(({ name, bytes, limit }) => (bytes > limit ? name : []))

test('accepts a build within its budgets', () => {
  expect(exceededBudgets(aBuild())).toEqual([])
})

test('names the form or screen whose scripts exceed the budget', () => {
  expect(exceededBudgets(aBuild({ 'first.js': noise(65) }))).toEqual(
    ['form.html', 'am/form.html', 'om/form.html', 'ti/form.html'].map((file) => `${file}, scripts until usable`),
  )
  expect(exceededBudgets(aBuild({ 'site.js': noise(80) }))).toEqual(['step SiteScreen.tsx'])
  expect(exceededBudgets(aBuild({ 'pay.js': noise(80) }))).toEqual(['view PayView.tsx'])
})

test('ignores a screen whose scripts are already loaded', () => {
  const known = { ...budgets, steps: { ...budgets.steps, known: ['SiteScreen.tsx'] } }
  const stepsOf = (checked: Budgets) => sizeChecks(aBuild(), checked).filter(({ name }) => name.startsWith('step'))
  expect(stepsOf(budgets)).toHaveLength(1)
  expect(stepsOf(known)).toEqual([])
})

test('preloaded modules and styles do not block the paint', () => {
  const html =
    '<link rel="modulepreload" href="/a.js"><link rel="preload" as="style" href="/c.css"><script type="module" src="/b.js"></script>'
  expect(blockingFiles(html)).toEqual([])
  expect(pageScripts(html)).toEqual(['/a.js', '/b.js'])
})

test('a larger style sheet exceeds the budget of the first paint and its own', () => {
  expect(exceededBudgets(aBuild({ 'a.css': noise(250) }))).toEqual([
    'index.html, first paint',
    'om/index.html, first paint',
    'style sheet',
  ])
})

test('Amharic and Tigrigna pages count all fonts, other pages only the font of the language names', () => {
  const bytes = Object.fromEntries(figures(aBuild()).map((figure) => [figure.name, figure.bytes]))
  expect((bytes['am/index.html, first paint'] ?? 0) - (bytes['index.html, first paint'] ?? 0)).toBe(1000)
})

test('counts a script once with its imports; texts that grow exceed the budget of their language', () => {
  const manifest = { a: { file: 'a.js', imports: ['b'] }, b: { file: 'b.js', imports: ['a'] }, c: { file: 'b.js' } }
  expect([...scriptsOf(manifest, ['a', 'c'])]).toEqual(['a.js', 'b.js'])
  expect(exceededBudgets(aBuild({ 'words.js': noise(200) }))).toContain('scripts of Home, am')
})

test('throws for a module that the build does not have', () => {
  expect(() => scriptsOf({}, ['src/main.tsx'])).toThrow('budgets.json names src/main.tsx')
})

test('deferred scripts and modules do not block; style sheets, plain scripts and everything else preloaded do', () => {
  const html =
    '<link rel="stylesheet" href="/a.css"><script src="/b.js"></script><script type="module" src="/c.js"></script>' +
    '<link rel="icon" href="/d.svg"><link rel="preload" as="font" href="/e.woff2"><link href="/f.js" rel="modulepreload">'
  expect(blockingFiles(html)).toEqual(['/a.css', '/b.js', '/e.woff2'])
})

test('the scripts of all steps have a size and a number', () => {
  const folder = aBuild()
  const all = sizeChecks(folder, budgets).find(({ name }) => name === 'all steps')
  expect(all?.path.map((file) => file.replace(/.*\//, '')).sort()).toEqual(['first.js', 'shared.js', 'site.js'])
  expect(excessFiles(folder, budgets)).toEqual([])
  const stricter = { steps: { ...budgets.steps, all: { bytes: 90, files: 2 } } }
  expect(excessFiles(folder, stricter)).toEqual(['all steps: 3 scripts, at most 2'])
})

test('an address that is not listed is reported, wherever it appears', () => {
  const known = ['http://www.w3.org/']
  expect(unlistedAddresses('xmlns="http://www.w3.org/2000/svg" src="https://cdn.example/x.js"', known)).toEqual([
    'https://cdn.example/x.js',
  ])
  expect(unlistedAddressesIn(aBuild({ 'a.css': 'a{background:url(https://cdn.example/x.png)}' }), budgets)).toEqual([
    'a.css: https://cdn.example/x.png is not named in budgets.json',
  ])
})
