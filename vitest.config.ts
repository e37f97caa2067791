import { defineConfig } from 'vitest/config'

/** `pnpm test:unit`: the tests beside the sources of all packages in one run. */
export default defineConfig({
  test: { projects: ['packages/*', 'apps/payment-sandbox', 'apps/service', 'bench', 'tooling'] },
})
