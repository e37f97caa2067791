// Tests the packed packages in a project outside of the repository, as other developers install them.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { lock } from 'proper-lockfile'
import { publint } from 'publint'
import { root } from './bootstrap.mjs'
import { run } from './programs.ts'

/** Creates a folder for tarballs and projects, which `remove` deletes. */
export const temporaryFolder = (name: string) => {
  const folder = mkdtempSync(join(tmpdir(), `invea-${name}-`))
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** Packs a folder of `packages/` and returns the tarball. Uses a lock, because packing rebuilds `dist` and test files run in parallel. */
export const pack = async (name: string, destination: string): Promise<string> => {
  const folder = join(root, 'packages', name)
  const unlock = await lock(folder, { stale: 300_000, retries: { retries: 240, minTimeout: 500, maxTimeout: 500 } })
  try {
    run('pnpm', ['pack', '--pack-destination', destination], { cwd: folder })
  } finally {
    await unlock()
  }
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { readonly version: string }
  return join(destination, `invea-${name}-${version}.tgz`)
}

/** Problems that publint and are-the-types-wrong find in a tarball. Ignores Node 10 and `require` types, because the packages have only ES modules. */
export const findPackageProblems = async (tarball: string): Promise<readonly unknown[]> => {
  const bytes = new Uint8Array(readFileSync(tarball))
  const { messages } = await publint({ pack: { tarball: bytes.buffer }, strict: true })
  const checked = await checkPackage(createPackageFromTarballData(bytes))
  if (!checked.types) return [...messages, 'the package has no types']
  const problems = checked.problems.filter(
    (problem) => !('resolutionKind' in problem && ['node10', 'node16-cjs'].includes(problem.resolutionKind)),
  )
  return [...messages, ...problems]
}

/** Creates a project and installs tarballs and other packages. Dependencies between the packages also use the tarballs. */
export const createBlankProject = (
  parent: string,
  tarballs: Readonly<Record<string, string>>,
  others: Readonly<Record<string, string>> = {},
) => {
  const folder = mkdtempSync(join(parent, 'project-'))
  const overrides = Object.fromEntries(
    Object.entries(tarballs).map(([name, file]) => [`@invea/${name}`, `file:${file}`]),
  )
  const write = (file: string, content: string | object) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), typeof content === 'string' ? content : JSON.stringify(content, null, 2))
  }
  write('package.json', { name: 'blank', private: true, type: 'module', dependencies: { ...overrides, ...others } })
  write('pnpm-workspace.yaml', JSON.stringify({ pmOnFail: 'ignore', overrides: overrides }))
  run('pnpm', ['install', '--prefer-offline', '--ignore-scripts'], { cwd: folder })
  return {
    folder,
    write,
    run: (program: string, args: readonly string[], env?: NodeJS.ProcessEnv) =>
      run(program, args, { cwd: folder, env: { ...process.env, ...env } }),
    /** Compiles the `.ts` files of the project in strict mode, including the declarations of the packages. */
    compile: (options = {}, include = ['*.ts']) => {
      const compilerOptions = {
        module: 'NodeNext',
        moduleResolution: 'NodeNext',
        target: 'ES2023',
        lib: ['ES2023', 'DOM'],
        types: [],
        strict: true,
        noUncheckedIndexedAccess: true,
        exactOptionalPropertyTypes: true,
        resolveJsonModule: true,
        outDir: 'out',
        ...options,
      }
      write('tsconfig.json', { compilerOptions, include })
      run(process.execPath, [join(root, 'tooling/node_modules/typescript/bin/tsc'), '-p', folder], { cwd: folder })
    },
  }
}

type BlankProject = ReturnType<typeof createBlankProject>

const { platform, arch } = process
const machine = platform === 'linux' && arch === 'arm64' ? 'linux-aarch64' : `${platform}-${arch}`
const deno = `@deno/${platform}-${arch === 'arm64' ? 'arm64' : 'x64'}${platform === 'linux' ? '-glibc' : ''}`

/** JavaScript runtimes, each with its official npm package for this platform and the arguments before a file. */
export const runtimes = [
  { name: 'Node 20', source: `node-${platform}-${arch}`, version: '20', program: 'bin/node', args: [] },
  { name: 'Bun', source: `@oven/bun-${machine}`, version: '1', program: 'bin/bun', args: [] },
  { name: 'Deno', source: deno, version: '2', program: 'deno', args: ['run', '--no-remote'] },
] as const

/** npm packages of the runtimes, for a blank project. */
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

/** Builds a component with Vite for the browser and for a server, and returns its server-rendered HTML. */
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
