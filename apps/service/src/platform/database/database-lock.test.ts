import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { lockDatabase } from './database-lock.ts'

const lockFile = () => join(mkdtempSync(join(tmpdir(), 'lock-')), 'database.lock')

test('a living holder is named and never robbed', () => {
  const file = lockFile()
  const holder = spawn('sleep', ['30'])
  try {
    writeFileSync(file, String(holder.pid))
    expect(() => lockDatabase(file)).toThrow(`in use by process ${holder.pid}`)
    expect(existsSync(file)).toBe(true)
  } finally {
    holder.kill()
  }
})

test('the lock of a dead process is taken over, and released at the end', () => {
  const file = lockFile()
  writeFileSync(file, '999999999')
  const release = lockDatabase(file)
  expect(existsSync(file)).toBe(true)
  release()
  expect(existsSync(file)).toBe(false)
})
