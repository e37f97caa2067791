import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import type { Budgets } from './budgets.ts'
import { bundleReport, reportDifferences } from './bundle-report.ts'

const budgets: Budgets = {
  firstPaint: { pages: [], bytes: { en: 0, am: 0, om: 0, ti: 0 } },
  scripts: { modules: ['index.html'], bytes: 0 },
  forms: [{ pages: ['form.html'], bytes: 0 }],
  steps: { known: ['index.html'], screens: 'Screen\\.tsx$', bytes: 0, all: { bytes: 0, files: 0 } },
  views: { known: ['index.html'], screens: 'View\\.tsx$', bytes: 0 },
  styles: { bytes: 0 },
  addresses: {},
}

/** A built portal with one form; its scripts have these sizes. */
const aBuild = (boot: number, first: number) => {
  const folder = mkdtempSync(join(tmpdir(), 'bundle-report-'))
  const form = '<script type="module" src="/assets/boot.js"></script><link rel="modulepreload" href="/assets/first.js">'
  const files = {
    'form.html': form,
    'am/form.html': form,
    'om/form.html': form,
    'ti/form.html': form,
    'assets/boot.js': 'b'.repeat(boot),
    'assets/first.js': 'f'.repeat(first),
    'assets/site.js': 's'.repeat(1500),
    'a.css': 'a{}',
    '.vite/manifest.json': JSON.stringify({
      'index.html': { file: 'assets/boot.js' },
      'SiteScreen.tsx': { file: 'assets/site.js' },
    }),
    '.vite/modules.json': JSON.stringify({
      'assets/boot.js': { react: 3000, 'portal-kit/shell': 400 },
      'assets/first.js': { 'portal-kit/shell': 350 },
      'assets/site.js': { 'portal-kit/appointment': 5000 },
    }),
  }
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
  return folder
}

const report = (boot: number, first: number) => bundleReport(aBuild(boot, first), budgets)

test('lists the scripts of each page and screen and the packages of each form, in kilobytes', () => {
  const { scripts, packages } = report(2000, 1040)
  expect(scripts['form.html, scripts until usable']).toBe(3)
  expect(scripts['scripts of Home, ti']).toBe(2)
  expect(scripts['step SiteScreen.tsx']).toBe(1.5)
  expect(packages).toEqual({ 'form.html': { 'portal-kit/shell': 0.8, react: 3 } })
  expect(Object.keys(scripts)).toEqual(Object.keys(scripts).toSorted())
})

test('accepts a difference within the tolerance', () => {
  expect(reportDifferences(report(2000, 1000), report(2000, 1500))).toEqual([])
})

test('lists each page that grew or shrank by more, and each added or removed package', () => {
  const stored = report(2000, 1000)
  expect(reportDifferences(stored, report(2000, 1700))).toEqual(
    ['am/', '', 'om/', 'ti/'].map(
      (folder) => `${folder}form.html, scripts until usable: 3 kB in the report, 3.7 kB built`,
    ),
  )
  expect(reportDifferences(stored, report(1000, 1000))).toContain('scripts of Home, en: 2 kB in the report, 1 kB built')
  const { react: _none, ...others } = stored.packages['form.html'] ?? {}
  expect(reportDifferences({ ...stored, packages: { 'form.html': others } }, stored)).toEqual([
    'form.html, react: 0 kB in the report, 3 kB built',
  ])
})
