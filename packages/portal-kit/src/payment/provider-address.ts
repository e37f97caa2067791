/**
 * The provider's page as an address that may be followed, or undefined.
 * Only web addresses pass, and plain http only to this computer (a development provider): a payment is never handed over in clear text (D21).
 */
export const providerAddress = (address: string | undefined): string | undefined => {
  if (!address || !URL.canParse(address)) return undefined
  const { protocol, hostname, username } = new URL(address)
  const isLocal = /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname)
  return !username && (protocol === 'https:' || (protocol === 'http:' && isLocal)) ? address : undefined
}
