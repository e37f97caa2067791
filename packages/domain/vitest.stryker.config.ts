import { defineConfig } from 'vitest/config'

// Mutants are judged by the rules' own tests; packing and weighing the package would only be slow. MUTATE_TESTS narrows them to one
// folder (`request`) or file (`field-schemas.test.ts`): quicker, and stricter, because what only another folder's tests notice counts as survived.
const judges = process.env.MUTATE_TESTS ?? '**'
const pattern = (judge: string) => (judge.endsWith('.test.ts') ? `src/${judge}` : `src/${judge}/**/*.test.ts`)
export default defineConfig({ test: { include: judges.split(',').map(pattern) } })
