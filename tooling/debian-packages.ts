import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs'

/** Debian packages, each with a file that it installs. A folder counts only when it is not empty. */
export type NeededPackages = Readonly<Record<string, string>>

const missingPackages = (needed: NeededPackages): readonly string[] =>
  Object.entries(needed)
    .filter(([name, file]) => !existsSync(file) || (name === 'postgresql' && readdirSync(file).length === 0))
    .map(([name]) => name)

const policy = '/usr/sbin/policy-rc.d'

/** Installs packages without starting their services, which needs a policy. Needs root. Throws apt-get's last output. */
export const installMissing = (needed: NeededPackages, print: (line: string) => void): void => {
  const missing = missingPackages(needed)
  if (missing.length === 0) return
  print(`Installing from Debian: ${missing.join(' ')}`)
  const hadPolicy = existsSync(policy)
  if (!hadPolicy) writeFileSync(policy, '#!/bin/sh\nexit 101\n', { mode: 0o755 })
  try {
    const run = (...args: readonly string[]) =>
      spawnSync('apt-get', ['-qq', ...args], {
        encoding: 'utf8',
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      })
    run('update')
    const done = run('install', '--yes', '--no-install-recommends', '--no-upgrade', ...missing)
    if (done.status !== 0)
      throw new Error(`apt-get could not install ${missing.join(' ')}:\n${done.stderr.slice(-2000)}`)
  } finally {
    if (!hadPolicy) rmSync(policy, { force: true })
  }
}
