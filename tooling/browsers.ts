import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const browsers = {
  chromium: {
    packages: ['chromium'],
    variable: 'CHROMIUM_PATH',
    usual: [
      '/usr/bin/chromium',
      '/usr/bin/chromium-browser',
      '/usr/bin/google-chrome',
      '/usr/bin/google-chrome-stable',
    ],
  },
  firefox: {
    packages: ['firefox-esr'],
    variable: 'FIREFOX_PATH',
    usual: ['/usr/bin/firefox-esr', '/usr/bin/firefox'],
  },
  /** Driven by its WebDriver, on a virtual screen. */
  webkit: {
    packages: ['webkit2gtk-driver', 'xvfb', 'xauth'],
    variable: 'WEBKIT_DRIVER_PATH',
    usual: ['/usr/bin/WebKitWebDriver'],
  },
} as const

const findInstalled = ({ variable, usual }: (typeof browsers)[keyof typeof browsers]): string | undefined =>
  [process.env[variable], ...usual].find((path): path is string => Boolean(path) && existsSync(path ?? ''))

const installCommand = (): readonly string[] => (process.getuid?.() === 0 ? [] : ['sudo', '-n'])

/** The path of a browser; installs Debian's package when there is none. Undefined, with one line said, when it cannot. */
export const findOrInstallBrowser = (name: keyof typeof browsers): string | undefined => {
  const browser = browsers[name]
  const found = findInstalled(browser)
  if (found) return found
  const packages = browser.packages.join(' ')
  process.stdout.write(`Installing ${packages} for the browser tests ...\n`)
  for (const args of [
    ['apt-get', 'update', '-qq'],
    ['apt-get', 'install', '-y', '-qq', ...browser.packages],
  ]) {
    const [command = '', ...rest] = [...installCommand(), ...args]
    spawnSync(command, rest, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  }
  const now = findInstalled(browser)
  if (!now)
    process.stderr.write(
      `${name} could not be installed: run \`apt-get install ${packages}\` as root, or set ${browser.variable}.\n`,
    )
  return now
}
