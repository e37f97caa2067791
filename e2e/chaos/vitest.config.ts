import { defineConfig } from 'vitest/config'

// Runs one test at a time, because a proof uses both cores.
export default defineConfig({
  test: {
    setupFiles: '../../tooling/test-clock.ts',
    fileParallelism: false,
    testTimeout: 900_000,
    hookTimeout: 120_000,
  },
})
