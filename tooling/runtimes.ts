// The runtimes of the published packages. Node 20, Bun and Deno come from packages of their makers with the program for one platform.
import { join } from 'node:path'
import type { createBlankProject } from './blank-project.ts'

type BlankProject = ReturnType<typeof createBlankProject>

const { platform, arch } = process
const machine = platform === 'linux' && arch === 'arm64' ? 'linux-aarch64' : `${platform}-${arch}`
const deno = `@deno/${platform}-${arch === 'arm64' ? 'arm64' : 'x64'}${platform === 'linux' ? '-glibc' : ''}`

/** Other JavaScript programs, each with the package that has it and the arguments before a file. */
export const runtimes = [
  { name: 'Node 20', source: `node-${platform}-${arch}`, version: '20', program: 'bin/node', args: [] },
  { name: 'Bun', source: `@oven/bun-${machine}`, version: '1', program: 'bin/bun', args: [] },
  { name: 'Deno', source: deno, version: '2', program: 'deno', args: ['run', '--no-remote'] },
] as const

/** The packages of the runtimes, to be installed in a blank project. */
export const runtimePackages: Readonly<Record<string, string>> = Object.fromEntries(
  runtimes.map(({ source, version }) => [source, version]),
)

/** Packages that a page with React needs. */
export const vitePackages = {
  '@types/react': '^19.0.0',
  '@types/react-dom': '^19.0.0',
  react: '^19.0.0',
  'react-dom': '^19.0.0',
  vite: '^8.0.0',
} as const

/** Runs a file of a project that has `runtimePackages` and returns its output. */
export const runWith = (project: BlankProject, { source, program, args }: (typeof runtimes)[number], file: string) =>
  project.run(join(project.folder, 'node_modules', source, program), [...args, file])

/** Builds a component with Vite for the browser, and returns what the built module writes when a server renders it. */
export const buildWithVite = (project: BlankProject, component: string): string => {
  project.write('App.tsx', component)
  project.write(
    'index.html',
    '<!doctype html><html lang="en"><title>Blank</title><div id="root"></div><script type="module" src="/main.tsx"></script>',
  )
  project.write(
    'main.tsx',
    `import { createRoot } from 'react-dom/client'
import { App } from './App'

createRoot(document.getElementById('root') as HTMLElement).render(<App />)
`,
  )
  project.write(
    'server.tsx',
    `import { renderToStaticMarkup } from 'react-dom/server'
import { App } from './App'

console.log(renderToStaticMarkup(<App />))
`,
  )
  project.write('vite.config.js', 'export default { ssr: { noExternal: true } }\n')
  const vite = (...args: readonly string[]) =>
    project.run(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error', ...args])
  vite()
  vite('--ssr', 'server.tsx', '--outDir', 'dist-server')
  return project.run(process.execPath, ['dist-server/server.js']).trim()
}
