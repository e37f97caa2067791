import { defineConfig } from 'vitest/config'

// One run at a time, because a proof uses both cores.
export default defineConfig({
  test: {
    setupFiles: '../../tooling/test-clock.ts',
    fileParallelism: false,
    testTimeout: 900_000,
    hookTimeout: 120_000,
  },
})
