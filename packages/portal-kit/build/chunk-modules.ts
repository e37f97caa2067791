import { writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin, ResolvedConfig } from 'vite'

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

/** Writes `.vite/modules.json`: the packages in each script of the build, with their sizes. */
export const chunkModules = (): Plugin => {
  let config: ResolvedConfig
  return {
    name: 'invea-chunk-modules',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved: (resolved) => {
      config = resolved
    },
    writeBundle: (_, bundle) => {
      const chunks: Record<string, PackageSizes> = {}
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        const sizes: Record<string, number> = {}
        for (const [id, { renderedLength }] of Object.entries(chunk.modules)) {
          const name = packageOf(id)
          sizes[name] = (sizes[name] ?? 0) + renderedLength
        }
        chunks[chunk.fileName] = sizes
      }
      writeFileSync(join(resolve(config.root, config.build.outDir), '.vite/modules.json'), JSON.stringify(chunks))
    },
  }
}
