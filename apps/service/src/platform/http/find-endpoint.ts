interface Route {
  readonly id: string
  readonly method: string
  readonly path: string
}

const withoutLastSlash = (path: string): string => (path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path)

/** Returns a function that finds the id of a route by method and address, as the router of the framework does. HEAD is GET. */
export const createEndpointFinder = (routes: readonly Route[]) => {
  const exact = new Map<string, string>()
  const patterns: { readonly method: string; readonly pattern: RegExp; readonly id: string }[] = []
  for (const { id, method, path: declared } of routes) {
    const path = withoutLastSlash(declared)
    if (path.includes('{')) {
      const pattern = path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')
      patterns.push({ method, pattern: new RegExp(`^${pattern}$`), id })
    } else exact.set(`${method} ${path}`, id)
  }
  return (method = '', address = ''): string | undefined => {
    const end = address.indexOf('?')
    const whole = end < 0 ? address : address.slice(0, end)
    const path = withoutLastSlash(whole)
    const as = method === 'HEAD' ? 'GET' : method
    return exact.get(`${as} ${path}`) ?? patterns.find((one) => one.method === as && one.pattern.test(path))?.id
  }
}
