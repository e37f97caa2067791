import type { PublicAddresses } from './settings.ts'

/** Prints the result of a check. `fault` describes the failure; undefined means success. */
export type Check = (what: string, fault: string | undefined) => void

const get = async (url: string, encoding = 'br') => {
  const response = await fetch(url, { headers: { 'accept-encoding': encoding } })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

const firstScript = (page: string): string => /(?:src|href)="(\/assets\/[^"]+\.js)"/.exec(page)?.[1] ?? '/no-script'

/** Describes the values that differ from the expected ones; undefined when all are equal. */
const differences = (found: Readonly<Record<string, unknown>>, expected: Readonly<Record<string, unknown>>) => {
  const lines = Object.entries(expected)
    .filter(([name, value]) => found[name] !== value)
    .map(([name, value]) => `${name} is ${String(found[name])}, not ${String(value)}`)
  return lines.length > 0 ? lines.join('; ') : undefined
}

/** Checks pages, compression, caching, settings and headers of a portal through the public address, as browsers get them. */
export const checkPortal = async (
  name: string,
  home: string,
  { service }: PublicAddresses,
  check: Check,
): Promise<void> => {
  const english = await get(`${home}/`)
  const amharic = await get(`${home}/am`)
  const page = ({ status, text }: typeof english) => ({
    status,
    language: /<html[^>]* lang="(\w+)"/.exec(text)?.[1],
    ethiopic: /<h1[^>]*>(?:(?!<\/h1>).)*[\u1200-\u137f]/s.test(text),
  })
  check(`${name}: its page in English`, differences(page(english), { status: 200, language: 'en', ethiopic: false }))
  check(`${name}: its page in Amharic`, differences(page(amharic), { status: 200, language: 'am', ethiopic: true }))
  const form = await get(`${home}/am/request-appointment`)
  check(`${name}: the form in Amharic`, differences(page(form), { status: 200, language: 'am' }))

  const script = await get(`${home}${firstScript(english.text)}`)
  check(
    `${name}: a script is brotli and cacheable for a year`,
    differences(
      {
        status: script.status,
        encoding: script.headers.get('content-encoding'),
        caching: script.headers.get('cache-control'),
      },
      { status: 200, encoding: 'br', caching: 'public, max-age=31536000, immutable' },
    ),
  )
  const config = await get(`${home}/config.json`)
  const settings = JSON.parse(config.text) as Readonly<Record<string, unknown>>
  check(
    `${name}: config.json has the address of the service and the settings of the operator`,
    differences(
      { ...settings, caching: config.headers.get('cache-control') },
      { serviceUrl: service, supportMailbox: 'help@agency.example', caching: 'no-store' },
    ),
  )
  const policy = english.headers.get('content-security-policy') ?? ''
  check(
    `${name}: its pages may call the service and no other origin`,
    policy.includes(`connect-src 'self' ${service}`) ? undefined : `the policy is ${policy}`,
  )
}
