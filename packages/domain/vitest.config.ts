import { configDefaults, defineConfig } from 'vitest/config'

// Mutation testing leaves copies of the sources in reports/ while it runs.
export default defineConfig({ test: { exclude: [...configDefaults.exclude, 'reports/**'] } })
