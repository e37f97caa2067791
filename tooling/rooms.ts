// Who may import whom. The table is the architecture (docs/architecture.md shows the picture); this check keeps it true.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { root } from './bootstrap.mjs'

interface Room {
  /** Specifiers of ours that the room's product code may import. `@invea/x` alone does not open `@invea/x/y`. */
  readonly may: readonly string[]
  /** More that tests of the room may import. */
  readonly tests?: readonly string[]
}

const portal: Room = {
  may: ['@invea/domain', '@invea/api', '@invea/ui*', '@invea/locales*', '@invea/portal-kit*'],
  tests: ['@invea/domain/testing'],
}

export const rooms: Readonly<Record<string, Room>> = {
  // Its examples and tests import it by name, as those who install it do; the linter keeps its sources free of rooms.
  'packages/domain': { may: ['@invea/domain'], tests: ['@invea/domain/testing'] },
  'packages/ui': { may: [] },
  'packages/locales': { may: [], tests: ['@invea/domain', '@invea/api'] },
  'packages/api': { may: ['@invea/domain'], tests: ['@invea/domain/testing'] },
  'packages/portal-kit': {
    may: ['@invea/domain', '@invea/api', '@invea/ui*', '@invea/locales*'],
    tests: ['@invea/domain/testing'],
  },
  'apps/passport-portal': portal,
  'apps/origin-id-portal': portal,
  'apps/service': {
    may: ['@invea/domain', '@invea/locales*', '@invea/api/wire', '@invea/api/contract'],
    tests: [
      '@invea/domain/testing',
      '@invea/api',
      '@invea/tooling/postgres',
      '@invea/tooling/postgres-cluster',
      '@invea/tooling/test-clock',
    ],
  },
  'apps/payment-sandbox': { may: [] },
  e2e: {
    may: [
      '@invea/api',
      '@invea/locales',
      '@invea/locales/catalogue',
      '@invea/domain',
      '@invea/domain/testing',
      '@invea/tooling/postgres',
      '@invea/tooling/browsers',
      '@invea/tooling/static-server',
      '@invea/tooling/programs',
      '@invea/tooling/test-clock',
    ],
  },
  bench: { may: ['@invea/*'] },
  prove: {
    may: [
      '@invea/api/contract',
      '@invea/api/wire',
      '@invea/domain',
      '@invea/domain/testing',
      '@invea/tooling/postgres-cluster',
      '@invea/tooling/test-clock',
    ],
  },
  tooling: { may: ['@invea/domain', '@invea/api/contract'] },
}

// rooms.test.ts holds broken imports on purpose; a package's vitest.config.ts takes the shared settings from tooling.
const skipped = new Set([
  'node_modules',
  'dist',
  '.turbo',
  'reports',
  'coverage',
  'codegen',
  'rooms.test.ts',
  'vitest.config.ts',
])

const sourcesBelow = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (skipped.has(entry.name)) return []
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return sourcesBelow(path)
    return /\.(ts|tsx|mts|mjs)$/.test(entry.name) ? [path] : []
  })

const importPattern = /(?:from\s+|import\s+|import\(\s*)['"]([^'"]+)['"]/g
/** Journeys through the typed client and proofs are tests with helpers of their own; nothing of the product imports them. */
const testFolders = ['testing', `service${sep}src${sep}journey`, `service${sep}src${sep}proofs`]
const isTest = (file: string) =>
  /\.test(-d|-prop)?\.tsx?$/.test(file) || testFolders.some((folder) => file.includes(`${sep}${folder}${sep}`))

const allows = (patterns: readonly string[], specifier: string) =>
  patterns.some((pattern) =>
    pattern.endsWith('*') ? specifier.startsWith(pattern.slice(0, -1)) : specifier === pattern,
  )

/** The faults of one file of a room, as lines `file: what`. */
export const faultsOfFile = (roomName: string, file: string, text: string): string[] => {
  const room = rooms[roomName]
  if (!room) return [`${file}: no room of this name in tooling/rooms.ts`]
  const home = join(root, roomName)
  const faults: string[] = []
  for (const [, specifier = ''] of text.matchAll(importPattern)) {
    if (specifier.startsWith('.')) {
      const target = resolve(dirname(file), specifier)
      if (target !== home && !target.startsWith(home + sep))
        faults.push(`${relative(root, file)}: reaches out of its room by ${specifier}`)
    } else if (specifier.startsWith('@invea/')) {
      const allowed = isTest(file) ? [...room.may, ...(room.tests ?? [])] : room.may
      if (!allows(allowed, specifier)) faults.push(`${relative(root, file)}: ${roomName} may not import ${specifier}`)
    }
  }
  return faults
}

/** All faults of the checkout; empty when the house stands as drawn. */
export const roomFaults = (): string[] =>
  Object.keys(rooms).flatMap((name) =>
    sourcesBelow(join(root, name)).flatMap((file) => faultsOfFile(name, file, readFileSync(file, 'utf8'))),
  )

if (import.meta.main) {
  const faults = roomFaults()
  for (const fault of faults) process.stderr.write(`${fault}\n`)
  process.exit(faults.length > 0 ? 1 : 0)
}
