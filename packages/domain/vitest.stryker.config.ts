import { defineConfig } from 'vitest/config'

// Mutants are judged by the rules' own tests; packing and weighing the package would only be slow. MUTATE_TESTS narrows them to one
// folder (`request`): quicker, and stricter, because what only another folder's tests notice counts as survived.
const folders = process.env.MUTATE_TESTS ?? '**'
export default defineConfig({ test: { include: folders.split(',').map((folder) => `src/${folder}/**/*.test.ts`) } })
