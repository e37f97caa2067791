import { defineConfig } from 'vitest/config'
import { baseTest } from '../../tooling/vitest-base.ts'

// The test of the colours reads the stylesheets as text; vitest would return empty ones.
export default defineConfig({
  test: {
    ...baseTest,
    environment: 'happy-dom',
    include: ['src/**/*.test.{ts,tsx}', 'test/*.test.ts'],
    css: { include: /\.css/ },
  },
})
