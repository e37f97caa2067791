import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** In development `pnpm dev` provides `config.json`; a built portal has the file beside its pages. */
export const configFile = (): Plugin => ({
  name: 'invea-config-file',
  configureServer: (server) => {
    server.middlewares.use(`${server.config.base}config.json`, (_request, response) => {
      const serviceUrl = process.env.SERVICE_URL ?? 'http://localhost:4000'
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ serviceUrl }))
    })
  },
})

/** The `config.json` beside the pages of a finished build, for the pages themselves. Without one, the defaults hold. */
export const readConfigFile = (folder: string): unknown => {
  const file = join(folder, 'config.json')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}
