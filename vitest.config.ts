import { defineConfig } from 'vitest/config'

/** `pnpm test:unit`: the tests beside the sources of all packages in one run. */
export default defineConfig({
  test: {
    // The projects share most of their modules. Without the cache each of them transforms them again.
    fsModuleCache: true,
    projects: ['packages/*', 'apps/payment-sandbox', 'apps/service', 'bench', 'tooling'],
  },
})
