// `node tooling/bundle-report.ts`: writes the script sizes of the built portals to `apps/<portal>/bundle-report.json`, after `pnpm build`.
// `--check` fails when the build differs from the file by more than the tolerance.
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './bootstrap.mjs'
import { type Budgets, pageScripts, portals, type SizeCheck, sizeChecks } from './budgets.ts'

/** Figures in kilobytes (1,000 bytes), rounded to a tenth. */
type Figures = Readonly<Record<string, number>>

interface BundleReport {
  /** Scripts of each page and screen as sent (brotli). */
  readonly scripts: Figures
  /** Scripts of each form by package: sizes of source after tree shaking, before minification. */
  readonly packages: Readonly<Record<string, Figures>>
}

/** Kilobytes; smaller differences are ignored. */
const tolerance = { scripts: 0.5, packages: 2 } as const

const kilobytes = (bytes: number) => Math.round(bytes / 100) / 10

const sorted = (figures: ReadonlyMap<string, number>): Figures =>
  Object.fromEntries(
    [...figures]
      .map(([name, bytes]): [string, number] => [name, kilobytes(bytes)])
      .filter(([, size]) => size > 0)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  )

const sizeOf = ({ path }: SizeCheck) =>
  path.reduce((sum, file) => sum + statSync(join(import.meta.dirname, file)).size, 0)

export const bundleReport = (folder: string, budgets: Budgets): BundleReport => {
  const modules: Readonly<Record<string, Figures>> = JSON.parse(
    readFileSync(join(folder, '.vite/modules.json'), 'utf8'),
  )
  const scripts = sizeChecks(folder, budgets).filter(({ name }) => !name.endsWith('first paint'))
  const packages = budgets.forms
    .flatMap(({ pages }) => pages)
    .map((page): [string, Figures] => {
      const sizes = new Map<string, number>()
      for (const file of pageScripts(readFileSync(join(folder, page), 'utf8')))
        for (const [name, size] of Object.entries(modules[file.replace(/^.*?(?=assets\/)/, '')] ?? {}))
          sizes.set(name, (sizes.get(name) ?? 0) + size)
      return [page, sorted(sizes)]
    })
  return {
    scripts: sorted(new Map(scripts.map((check) => [check.name, sizeOf(check)]))),
    packages: Object.fromEntries(packages),
  }
}

const differences = (title: string, stored: Figures, built: Figures, allowed: number): readonly string[] =>
  [...new Set([...Object.keys(stored), ...Object.keys(built)])].flatMap((name) => {
    const [before = 0, now = 0] = [stored[name], built[name]]
    // Adds 0.01 for floating-point errors.
    return Math.abs(now - before) > allowed + 0.01
      ? [`${title}${name}: ${before} kB in the report, ${now} kB built`]
      : []
  })

/** Figures that differ from the report by more than the tolerance, one line each. */
export const reportDifferences = (stored: BundleReport, built: BundleReport): readonly string[] => [
  ...differences('', stored.scripts, built.scripts, tolerance.scripts),
  ...[...new Set([...Object.keys(stored.packages), ...Object.keys(built.packages)])].flatMap((page) =>
    differences(`${page}, `, stored.packages[page] ?? {}, built.packages[page] ?? {}, tolerance.packages),
  ),
]

if (import.meta.main) {
  const lines = portals.flatMap(({ app, folder, budgets }) => {
    const file = join(root, 'apps', app, 'bundle-report.json')
    const built = bundleReport(folder, budgets)
    if (!process.argv.includes('--check')) {
      writeFileSync(file, `${JSON.stringify(built, null, 2)}\n`)
      return []
    }
    const stored: BundleReport = existsSync(file)
      ? JSON.parse(readFileSync(file, 'utf8'))
      : { scripts: {}, packages: {} }
    return reportDifferences(stored, built).map((line) => `${app}: ${line}\n`)
  })
  process.stdout.write(lines.join(''))
  if (lines.length > 0) {
    process.stderr.write(
      'After `pnpm build`, run `node tooling/run-node.mjs tooling/bundle-report.ts` and commit what it writes.\n',
    )
    process.exit(1)
  }
}
