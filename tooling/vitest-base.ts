// What the tests of all packages share. A package adds its own settings: `defineConfig({ test: { ...baseTest, environment: 'happy-dom' } })`.
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'

const setup = (name: string) => fileURLToPath(new URL(name, import.meta.url))
const { TEST_SEED } = process.env

export const setupFiles = [setup('./test-clock.ts'), setup('./test-seed.ts')]

export const baseTest = {
  // One module graph for the files of a worker: loading the sources again for each file costs most of the time.
  isolate: false,
  maxWorkers: availableParallelism(),
  setupFiles,
  // A limit that ends a test that hangs, also on a busy machine.
  testTimeout: 60_000,
  // Test files run in a random order, so that none comes to depend on another. TEST_SEED repeats an order.
  sequence: { shuffle: { files: true, tests: false }, ...(TEST_SEED ? { seed: Number(TEST_SEED) } : {}) },
}
