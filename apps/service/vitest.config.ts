import { defineConfig } from 'vitest/config'
import { baseTest } from '../../tooling/vitest-base.ts'

/** A test waits for sockets, processes and a disk that others use too: a limit ends what hangs, it does not measure. */
const patient = { testTimeout: 180_000, hookTimeout: 300_000 }

export default defineConfig({
  test: {
    globalSetup: './src/testing/global-setup.ts',
    ...baseTest,
    ...patient,
  },
})
