import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/** A test waits for sockets, processes and a disk that others use too: a limit ends what hangs, it does not measure. */
const patient = { testTimeout: 180_000, hookTimeout: 300_000 }

export default defineConfig({
  test: {
    globalSetup: './src/testing/global-setup.ts',
    setupFiles: ['../../tooling/test-clock.ts', '../../tooling/test-seed.ts'],
    ...patient,
    // Files of one worker share what they import; each has a database of its own.
    isolate: false,
    maxWorkers: availableParallelism(),
  },
})
