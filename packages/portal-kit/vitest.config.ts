import { defineConfig } from 'vitest/config'

/** A limit ends what hangs; on a busy machine a screen may take its time. */
export default defineConfig({ test: { setupFiles: './src/testing/patience.ts', testTimeout: 60_000 } })
