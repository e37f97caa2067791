import { defineConfig } from 'vitest/config'

// Mutants are judged by the rules' own tests; packing and weighing the package would only be slow.
export default defineConfig({ test: { include: ['src/**/*.test.ts'] } })
