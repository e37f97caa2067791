import { defineConfig } from 'vitest/config'

// One run at a time: a proof owns both cores while it runs.
export default defineConfig({
  test: {
    setupFiles: '../../tooling/test-clock.ts',
    fileParallelism: false,
    testTimeout: 900_000,
    hookTimeout: 120_000,
  },
})
