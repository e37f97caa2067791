import { defineConfig } from 'vitest/config'

// The stylesheets are read as text by the test of their colours; vitest would hand out empty ones.
export default defineConfig({
  test: { environment: 'happy-dom', include: ['src/**/*.test.{ts,tsx}'], css: { include: /\.css/ } },
})
