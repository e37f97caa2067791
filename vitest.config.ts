import { defineConfig } from 'vitest/config'

/** `pnpm test:unit`: the tests beside the sources of all packages in one run. */
export default defineConfig({
  test: {
    // The projects share most of their modules. With the cache, a module is transformed once for all of them.
    fsModuleCache: true,
    projects: ['packages/*', 'apps/payment-sandbox', 'apps/service', 'bench', 'tooling'],
  },
})
