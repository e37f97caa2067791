import { createApp } from './app.ts'
import { readSettings } from './settings.ts'

const start = async () => {
  const settings = readSettings(process.env)
  const app = await createApp(settings, { level: process.env.LOG_LEVEL ?? 'info' })
  const stop = () => {
    void app.close().then(() => process.exit(0))
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  await app.listen({ host: settings.host, port: settings.port })
}

start().catch((error: NodeJS.ErrnoException) => {
  const reason = error.code === 'EADDRINUSE' ? 'its port is taken (SANDBOX_PORT chooses another)' : error.message
  process.stderr.write(`The payment sandbox cannot start: ${reason}\n`)
  process.exitCode = 1
})
