import { spawnSync } from 'node:child_process'
import { findBinaries } from '@invea/tooling/postgres-cluster'
import { test } from 'vitest'
import { cleanUpAfterEach } from '../../src/testing/a-process.ts'
import { documentsInBucket, documentsInFolder } from './document-copies.ts'
import { drillRestore } from './restore-drill.ts'

cleanUpAfterEach()

/** Fewer than `pnpm prove:restore`, which uses 100,000. */
const requests = Number(process.env.DRILL_REQUESTS ?? 2_000)
const timeout = 1_800_000

const missing = (programs: readonly string[]): string | undefined => {
  if (!process.env.TEST_FULL) return 'the full run restores a database (TEST_FULL)'
  const absent = programs.find((program) => spawnSync(program, ['version']).status !== 0)
  if (absent) return `no ${absent}: install the Debian package ${absent}`
  return findBinaries()?.startsWith('/usr/lib/postgresql/15') ? undefined : 'no PostgreSQL 15 of Debian'
}

test('a destroyed database and its files are restored to a chosen second, complete and verified', {
  timeout,
}, async ({ skip }) => {
  const reason = missing(['pgbackrest'])
  if (reason) return skip(reason)
  await drillRestore(requests, documentsInFolder)
})

test('a destroyed database and its bucket are restored to a chosen second, complete and verified', {
  timeout,
}, async ({ skip }) => {
  const reason = missing(['pgbackrest', 'rclone'])
  if (reason) return skip(reason)
  await drillRestore(requests, documentsInBucket)
})
