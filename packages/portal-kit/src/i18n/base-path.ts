/** Where the portal lies on its host, with a slash at both ends: `/`, or what `BASE_PATH` said at the build. */
export const basePath: string = import.meta.env.BASE_URL

/** An address of the portal as the host knows it: `/am/Status` is `/passport/am/Status` for a portal in `/passport/`. */
export const publicAddress = (address: string, base = basePath): string => base + address.slice(1)

/** An address of the host as the portal knows it; one outside of the portal is left alone. */
export const insideBase = (pathname: string, base = basePath): string => {
  if (pathname.startsWith(base)) return pathname.slice(base.length - 1)
  return pathname === base.slice(0, -1) ? '/' : pathname
}
