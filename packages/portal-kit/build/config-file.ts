import type { Plugin } from 'vite'

/** While developing, `config.json` is what `pnpm dev` says; a built portal has the file beside its pages. */
export const configFile = (): Plugin => ({
  name: 'invea-config-file',
  configureServer: (server) => {
    server.middlewares.use(`${server.config.base}config.json`, (_request, response) => {
      const serviceUrl = process.env.SERVICE_URL ?? 'http://localhost:4000'
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ serviceUrl }))
    })
  },
})
