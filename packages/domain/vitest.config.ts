import { configDefaults, defineConfig } from 'vitest/config'
import { baseTest } from '../../tooling/vitest-base.ts'

// Mutation testing leaves copies of the sources in reports/ while it runs.
export default defineConfig({ test: { ...baseTest, exclude: [...configDefaults.exclude, 'reports/**'] } })
