import { defineConfig } from 'vitest/config'
import { baseTest, setupFiles } from '../../tooling/vitest-base.ts'

export default defineConfig({ test: { ...baseTest, setupFiles: [...setupFiles, './src/testing/cleanup.ts'] } })
