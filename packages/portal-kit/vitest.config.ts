import { defineConfig } from 'vitest/config'
import { baseTest, setupFiles } from '../../tooling/vitest-base.ts'

export default defineConfig({
  test: {
    ...baseTest,
    // Some screens keep state in modules, which must not reach the next file.
    isolate: true,
    setupFiles: [...setupFiles, './src/testing/cleanup.ts'],
  },
})
