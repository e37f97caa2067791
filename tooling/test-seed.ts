// Seed of all property tests: TEST_SEED=12345 repeats a run. Without it each property uses its own seed, and prints it on failure.
import fc from 'fast-check'

const { TEST_SEED } = process.env
if (TEST_SEED) {
  const seed = Number(TEST_SEED)
  if (!Number.isSafeInteger(seed)) throw new Error(`TEST_SEED=${TEST_SEED} is not a whole number`)
  fc.configureGlobal({ ...fc.readConfigureGlobal(), seed })
}
