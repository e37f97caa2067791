// Shared test settings. A package adds its own: `defineConfig({ test: { ...baseTest, environment: 'happy-dom' } })`.
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'

const setup = (name: string) => fileURLToPath(new URL(name, import.meta.url))
const { TEST_SEED } = process.env

export const setupFiles = [setup('./test-clock.ts'), setup('./test-seed.ts')]

export const baseTest = {
  // All test files of a worker share modules, because loading the sources for each file takes most of the time.
  isolate: false,
  maxWorkers: availableParallelism(),
  setupFiles,
  // Ends a test that hangs. Long enough for a busy machine.
  testTimeout: 60_000,
  // Ends a poll that never succeeds. The default of a second is too short for a busy machine.
  expect: { poll: { timeout: 30_000 } },
  // A random order of test files, so that none depends on another. TEST_SEED repeats the order.
  sequence: { shuffle: { files: true, tests: false }, ...(TEST_SEED ? { seed: Number(TEST_SEED) } : {}) },
}
