import { defineConfig } from 'vitest/config'

// Runs only the tests beside the rules, because the tests of the package are slow. MUTATE_TESTS limits them to one folder (`application`)
// or file (`field-schemas.test.ts`). This is faster, and stricter: a mutant that only tests of another folder detect counts as survived.
const folders = process.env.MUTATE_TESTS ?? '**'
const pattern = (folder: string) => (folder.endsWith('.test.ts') ? `src/${folder}` : `src/${folder}/**/*.test.ts`)
export default defineConfig({ test: { include: folders.split(',').map(pattern) } })
