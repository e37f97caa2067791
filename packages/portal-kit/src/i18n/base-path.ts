/** Path of the portal on its host, with a slash at both ends: `/`, or the value of `BASE_PATH` at the build. */
export const basePath: string = import.meta.env.BASE_URL

/** The path on the host of a path of the portal: `/am/Status` is `/passport/am/Status` for a portal in `/passport/`. */
export const publicAddress = (address: string, base = basePath): string => base + address.slice(1)

/** The path in the portal of a path on the host; returns a path outside of the portal unchanged. */
export const insideBase = (pathname: string, base = basePath): string => {
  if (pathname.startsWith(base)) return pathname.slice(base.length - 1)
  return pathname === base.slice(0, -1) ? '/' : pathname
}
