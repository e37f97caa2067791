import manifest from '../package.json' with { type: 'json' }

/** Source files of the package's entries by subpath; the top level is `.`. */
export const sources: Readonly<Record<string, string>> = manifest.exports

const root = new URL('../', import.meta.url)

/** The exports of each entry by subpath. */
export const entries: Readonly<Record<string, Readonly<Record<string, unknown>>>> = Object.fromEntries(
  await Promise.all(
    Object.entries(sources).map(
      async ([subpath, source]) => [subpath, await import(/* @vite-ignore */ new URL(source, root).href)] as const,
    ),
  ),
)
