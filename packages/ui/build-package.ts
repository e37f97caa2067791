// Builds the published package: ES modules with types, the style sheets for Tailwind, and two style sheets that work without Tailwind.
import { execFileSync } from 'node:child_process'
import { cpSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import { build } from 'vite'

const folder = import.meta.dirname
const dist = join(folder, 'dist')
rmSync(dist, { recursive: true, force: true })
execFileSync('tsc', ['-p', 'tsconfig.build.json'], { cwd: folder, stdio: 'inherit' })
for (const name of ['styles.css', 'styles', 'themes'])
  cpSync(join(folder, 'src', name), join(dist, name), { recursive: true })
for (const name of readdirSync(join(dist, 'styles'))) if (!name.endsWith('.css')) rmSync(join(dist, 'styles', name))

await build({
  configFile: false,
  root: folder,
  logLevel: 'error',
  plugins: [tailwindcss()],
  build: {
    outDir: 'dist',
    emptyOutDir: false,
    rollupOptions: {
      input: { compiled: 'src/styles.css', calendar: 'src/calendar.css' },
      output: { assetFileNames: '[name].css' },
    },
  },
})
