import { defineConfig } from 'vitest/config'
import { baseTest } from '../../tooling/vitest-base.ts'

/** Ends tests that hang. Long enough for sockets, processes and a disk that are busy with other tests. */
const timeouts = { testTimeout: 180_000, hookTimeout: 300_000 }

export default defineConfig({ test: { globalSetup: './src/testing/global-setup.ts', ...baseTest, ...timeouts } })
