import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

interface Browser {
  readonly packages: readonly string[]
  /** Environment variable with the path of the program. */
  readonly variable: string
  /** Paths at which the packages install it. */
  readonly paths: readonly string[]
  /** Paths to try when the packages cannot be installed. */
  readonly fallbacks?: readonly string[]
}

const browsers = {
  /** The same engine without a window, which needs less CPU than the full browser. */
  chromium: {
    packages: ['chromium-headless-shell'],
    variable: 'CHROMIUM_PATH',
    // The program itself, because a kill of the start script in /usr/bin would not end the browser.
    paths: ['/usr/lib/chromium/chromium-headless-shell'],
    fallbacks: [
      '/usr/bin/chromium',
      '/usr/bin/chromium-browser',
      '/usr/bin/google-chrome',
      '/usr/bin/google-chrome-stable',
    ],
  },
  firefox: { packages: ['firefox-esr'], variable: 'FIREFOX_PATH', paths: ['/usr/bin/firefox-esr', '/usr/bin/firefox'] },
  /** Controlled through WebDriver, on a virtual screen. */
  webkit: {
    packages: ['webkit2gtk-driver', 'xvfb', 'xauth'],
    variable: 'WEBKIT_DRIVER_PATH',
    paths: ['/usr/bin/WebKitWebDriver'],
  },
} as const satisfies Record<string, Browser>

const findInstalled = (paths: readonly (string | undefined)[]): string | undefined =>
  paths.find((path): path is string => Boolean(path) && existsSync(path ?? ''))

const installCommand = (): readonly string[] => (process.getuid?.() === 0 ? [] : ['sudo', '-n'])

/** Path of a browser. Installs the Debian package if necessary. Prints a message and returns undefined when this fails. */
export const findOrInstallBrowser = (name: keyof typeof browsers): string | undefined => {
  const browser: Browser = browsers[name]
  const found = findInstalled([process.env[browser.variable], ...browser.paths])
  if (found) return found
  const other = findInstalled(browser.fallbacks ?? [])
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
  const now = findInstalled(browser.paths) ?? other
  if (!now)
    process.stderr.write(
      `${name} could not be installed: run \`apt-get install ${packages}\` as root, or set ${browser.variable}.\n`,
    )
  return now
}
