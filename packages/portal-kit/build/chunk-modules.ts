import { readFileSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Manifest, Plugin, ResolvedConfig } from 'vite'
import { groupNames } from './chunk-groups.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** The package of a module, for example `react-dom`; for our own code also the folder, for example `portal-kit/drafts`. */
export const packageOf = (id: string): string => {
  const [, installed] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id) ?? []
  if (installed) return installed
  if (id.startsWith('\0')) return 'bundler'
  const [top, name = '', ...folders] = relative(root, id).split('/')
  if (top !== 'packages' && top !== 'apps') return 'bundler'
  const [, folder] = folders[0] === 'src' ? folders : []
  return folder && !folder.includes('.') ? `${name}/${folder}` : name
}

/** Characters of source in a chunk by package, after tree shaking and before minification. */
export type PackageSizes = Readonly<Record<string, number>>

/** Chunks that import each other, as `a > b > a`. A page that loads one of them loads all. */
export const importCycles = (chunks: ReadonlyMap<string, readonly string[]>): readonly string[] => {
  const cycles: string[] = []
  const checked = new Set<string>()
  const follow = (chunk: string, path: readonly string[]) => {
    if (path.includes(chunk)) {
      cycles.push([...path.slice(path.indexOf(chunk)), chunk].join(' > '))
      return
    }
    if (checked.has(chunk)) return
    for (const imported of chunks.get(chunk) ?? []) follow(imported, [...path, chunk])
    checked.add(chunk)
  }
  for (const chunk of chunks.keys()) follow(chunk, [])
  return cycles
}

/**
 * Fails the build where chunks import each other. Writes `.vite/modules.json`: the packages in each script of the build, with their sizes.
 * Adds the screens inside grouped chunks to the manifest, so that budgets and prerendering find them by name.
 */
export const chunkModules = (): Plugin => {
  let config: ResolvedConfig
  return {
    name: 'invea-chunk-modules',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved: (resolved) => {
      config = resolved
    },
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const nameOf = new Map(chunks.map(({ fileName, name }) => [fileName, `${name} (${fileName})`]))
      const named = (file: string) => nameOf.get(file) ?? file
      const [cycle] = importCycles(
        new Map(chunks.map(({ fileName, imports }) => [named(fileName), imports.map(named)])),
      )
      if (cycle)
        this.error(
          `Chunks import each other: ${cycle}. In chunk-groups.ts, move one of their modules to another group or out of all groups.`,
        )
    },
    writeBundle(_, bundle) {
      const folder = join(resolve(config.root, config.build.outDir), '.vite')
      const manifestFile = join(folder, 'manifest.json')
      const manifest: Manifest = JSON.parse(readFileSync(manifestFile, 'utf8'))
      const sizesOf: Record<string, PackageSizes> = {}
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        const entry = Object.values(manifest).find(({ file }) => file === chunk.fileName)
        const sizes: Record<string, number> = {}
        for (const [id, { renderedLength }] of Object.entries(chunk.modules)) {
          const name = packageOf(id)
          sizes[name] = (sizes[name] ?? 0) + renderedLength
          const isScreen = groupNames.has(chunk.name) && this.getModuleInfo(id)?.dynamicImporters.length
          const src = relative(config.root, id)
          if (isScreen && entry) manifest[src] ??= { ...entry, src }
        }
        sizesOf[chunk.fileName] = sizes
      }
      writeFileSync(manifestFile, JSON.stringify(manifest, null, 2))
      writeFileSync(join(folder, 'modules.json'), JSON.stringify(sizesOf))
    },
  }
}
