// `pnpm dev`: service and sandbox restart on a change, both portals reload in place.
import { join, resolve } from 'node:path'
import { root } from './bootstrap.mjs'
import { findTakenPort, type Program, readPorts, startProgram, stopPrograms } from './programs.ts'

const ports = readPorts(process.env)
if ('fault' in ports) {
  process.stderr.write(`${ports.fault}\n`)
  process.exit(1)
}
const taken = await findTakenPort(ports)
if (taken) {
  process.stderr.write(`${taken}\n`)
  process.exit(1)
}
const at = (port: number) => `http://localhost:${port}`
const env = {
  ...process.env,
  SERVICE_PORT: String(ports.service),
  SANDBOX_PORT: String(ports.sandbox),
  DATA_DIR: resolve(process.env.DATA_DIR || join(root, '.data')),
  PUBLIC_URL: at(ports.service),
  PASSPORT_ORIGIN: at(ports.passport),
  ORIGIN_ID_ORIGIN: at(ports.originId),
  SANDBOX_URL: at(ports.sandbox),
  SERVICE_URL: at(ports.service),
}
const vite = join(root, 'apps/passport-portal/node_modules/vite/bin/vite.js')
const portal = (name: string, folder: string, port: number) =>
  startProgram(name, [vite, '--port', String(port), '--strictPort'], env, join(root, folder))
const programs: readonly Program[] = [
  startProgram('payment sandbox', ['--watch', 'src/main.ts'], env, join(root, 'apps/payment-sandbox')),
  startProgram('service', ['--watch', 'src/main.ts'], env, join(root, 'apps/service')),
  portal('passport portal', 'apps/passport-portal', ports.passport),
  portal('Origin ID portal', 'apps/origin-id-portal', ports.originId),
]
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => void stopPrograms(programs).then(() => process.exit(0)))
}
process.stdout.write(
  `Passport ${at(ports.passport)}  Origin ID ${at(ports.originId)}  Service ${at(ports.service)}  Ctrl-C stops all.\n`,
)
