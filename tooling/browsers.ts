import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

interface Browser {
  readonly packages: readonly string[]
  /** Names the program to use. */
  readonly variable: string
  /** Where the packages put it. */
  readonly usual: readonly string[]
  /** Used where the packages cannot be installed. */
  readonly otherwise?: readonly string[]
}

const browsers = {
  /** The same engine without a window, which works less than the whole browser. */
  chromium: {
    packages: ['chromium-headless-shell'],
    variable: 'CHROMIUM_PATH',
    // The program itself: the script in /usr/bin stays beside it, and a test that kills the browser would kill that.
    usual: ['/usr/lib/chromium/chromium-headless-shell'],
    otherwise: [
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
} as const satisfies Record<string, Browser>

const findInstalled = (paths: readonly (string | undefined)[]): string | undefined =>
  paths.find((path): path is string => Boolean(path) && existsSync(path ?? ''))

const installCommand = (): readonly string[] => (process.getuid?.() === 0 ? [] : ['sudo', '-n'])

/** The path of a browser; installs Debian's package when there is none. Undefined, with one line of output, when it cannot. */
export const findOrInstallBrowser = (name: keyof typeof browsers): string | undefined => {
  const browser: Browser = browsers[name]
  const found = findInstalled([process.env[browser.variable], ...browser.usual])
  if (found) return found
  const other = findInstalled(browser.otherwise ?? [])
  const packages = browser.packages.join(' ')
  process.stdout.write(`Installing ${packages} for the browser tests ...\n`)
  for (const args of [
    ['apt-get', 'update', '-qq'],
    ['apt-get', 'install', '-y', '-qq', ...browser.packages],
  ]) {
    const [command = '', ...rest] = [...installCommand(), ...args]
    spawnSync(command, rest, {
      stdio: ['ignore', 'ignore', other ? 'ignore' : 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  }
  const now = findInstalled(browser.usual) ?? other
  if (!now)
    process.stderr.write(
      `${name} could not be installed: run \`apt-get install ${packages}\` as root, or set ${browser.variable}.\n`,
    )
  return now
}
