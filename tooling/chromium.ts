import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const usual = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
]

const findInstalled = (): string | undefined =>
  [process.env.CHROMIUM_PATH, ...usual].find((path): path is string => Boolean(path) && existsSync(path ?? ''))

const installCommand = (): readonly string[] => (process.getuid?.() === 0 ? [] : ['sudo', '-n'])

/** The path of a Chromium; installs Debian's package when there is none. Undefined, with one line said, when it cannot. */
export const findOrInstallChromium = (): string | undefined => {
  const found = findInstalled()
  if (found) return found
  process.stdout.write('Installing Chromium (Debian package) for the end-to-end tests ...\n')
  for (const args of [
    ['apt-get', 'update', '-qq'],
    ['apt-get', 'install', '-y', '-qq', 'chromium'],
  ]) {
    const [command = '', ...rest] = [...installCommand(), ...args]
    spawnSync(command, rest, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  }
  const now = findInstalled()
  if (!now)
    process.stderr.write(
      'Chromium could not be installed: run `apt-get install chromium` as root, or set CHROMIUM_PATH.\n',
    )
  return now
}
