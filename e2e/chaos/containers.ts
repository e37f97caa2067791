// `pnpm prove:containers [--clean]`: builds the images of deploy/Dockerfile, starts deploy/compose.yaml and checks the containers.
// Ends with exit code 1 when a check fails. `--clean` also removes the images.
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { makeBaseImages } from '@invea/tooling/containers/base-images'
import { preparePodman, removeStore } from '@invea/tooling/containers/podman'
import { buildImages, createStack, readStackFile } from '@invea/tooling/containers/stack'
import { freePort } from '@invea/tooling/ports'
import { temporaryFolder } from '@invea/tooling/programs'
import { findOrUnpackWebServer } from '@invea/tooling/web-servers'
import { checkBackup, checkKill, checkMetrics, checkRestrictions, checkUse } from './containers/prove-containers.ts'
import { publicAddresses, servePublicAddress, variablesOf, writeServiceSettings } from './containers/settings.ts'

const { values } = parseArgs({ options: { clean: { type: 'boolean' } } })
const startedAt = Date.now()
const print = (line: string) => process.stdout.write(`${line}\n`)
let checks = 0
let failed = 0
const check = (what: string, fault: string | undefined) => {
  checks += 1
  if (fault !== undefined) failed += 1
  print(fault === undefined ? `ok   ${what}` : `FAIL ${what}: ${fault}`)
}

const impossible = preparePodman(print)
const nginx = findOrUnpackWebServer('nginx')
if (impossible || !nginx) {
  print(`No container can run on this machine: ${impossible ?? 'no nginx, and Debian’s packages cannot be fetched'}.`)
  process.exit(1)
}
const folder = temporaryFolder('containers')
const freeAddress = async () => `127.0.0.1:${await freePort()}`
const binds = {
  service: await freeAddress(),
  metrics: await freeAddress(),
  passport: await freeAddress(),
  originId: await freeAddress(),
}
const tls = await freePort()
const addresses = publicAddresses(tls)
const backups = join(folder, 'backups')
writeServiceSettings(folder)
const file = readStackFile(variablesOf(addresses, binds, backups))
const stack = createStack(file, folder)
const proxy = servePublicAddress(nginx, { folder, tls, plain: await freePort(), binds })
const cleanUp = () => {
  proxy.kill()
  stack.down()
}
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    cleanUp()
    process.exit(130)
  })

try {
  await makeBaseImages(print)
  await buildImages(file, print)
  stack.down()
  const unhealthy = await stack.up()
  for (const service of stack.services)
    check(`${service}: its health check passes`, unhealthy.includes(service) ? stack.logsOf(service) : undefined)
  checkRestrictions(stack, check)
  await checkMetrics(binds.metrics, check)
  await checkUse(stack, addresses, check)
  await checkKill(stack, addresses, check)
  checkBackup(stack, backups, check)
} catch (error) {
  check('the proof runs to its end', String(error))
} finally {
  cleanUp()
  if (values.clean) removeStore()
}
const loadAverage = (loadavg()[0] ?? 0).toFixed(1)
print(
  `${checks - failed} of ${checks} checks passed in ${Math.round((Date.now() - startedAt) / 1000)} s, load ${loadAverage}`,
)
process.exit(failed > 0 ? 1 : 0)
