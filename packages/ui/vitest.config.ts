import { defineConfig } from 'vitest/config'
import { baseTest } from '../../tooling/vitest-base.ts'

// colours.test.ts reads the style sheets as text, and vitest returns empty ones by default.
export default defineConfig({
  test: {
    ...baseTest,
    environment: 'happy-dom',
    include: ['src/**/*.test.{ts,tsx}', 'test/*.test.ts'],
    css: { include: /\.css/ },
  },
})
