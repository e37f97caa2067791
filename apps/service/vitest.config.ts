import { defineConfig } from 'vitest/config'

/** A test waits for sockets, processes and a disk that others use too: a limit ends what hangs, it does not measure. */
const patient = { testTimeout: 60_000, hookTimeout: 180_000 }

export default defineConfig({ test: { globalSetup: './src/testing/global-setup.ts', ...patient } })
