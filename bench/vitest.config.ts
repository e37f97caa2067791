import { defineConfig } from 'vitest/config'
import { baseTest } from '../tooling/vitest-base.ts'

export default defineConfig({ test: baseTest })
