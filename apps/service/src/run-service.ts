import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { holidayTableEndsSoon, holidayTableYears } from '@invea/domain/holidays'
import type { Logger } from 'pino'
import { createApp } from './app.ts'
import { allJobs, compose } from './compose.ts'
import { loadSampleData } from './operator/sample-data.ts'
import { dayOf } from './platform/clock.ts'
import { openDatabase } from './platform/database/database.ts'
import { checkDurability, checkServiceRole, prepareDatabase } from './platform/database/service-role.ts'
import { createEncryption, publicKeyFile } from './platform/encryption/encryption.ts'
import { startJobs } from './platform/jobs/jobs.ts'
import { createLog } from './platform/log.ts'
import { startMetrics } from './platform/metrics/monitoring.ts'
import { exitCodes, StartFault } from './platform/start-fault.ts'
import { startTracing } from './platform/tracing.ts'
import { readEnv } from './read-env.ts'

/** Milliseconds after SIGTERM and DRAIN_SECONDS. systemd and containers kill after 30 seconds. */
const stopLimits = { receiving: 10_000, responding: 20_000, all: 25_000 } as const

/** Ends the process. `process.exit` waits for look-ups of names, which take minutes while DNS does not respond. */
const endProcess = (code: number, log: Logger) =>
  process.getActiveResourcesInfo().includes('GetAddrInfoReqWrap')
    ? log.flush(() => process.kill(process.pid, 'SIGKILL'))
    : process.exit(code)

/** Offices need only this public key to verify slips. A full disk does not keep a service from starting again. */
const savePublicKey = (file: string, text: string): void => {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text)
}

const start = async (endAtOnce: () => void) => {
  // Only this user can read the files of the service: documents, keys, the embedded database.
  process.umask(0o077)
  const env = readEnv()
  const log = createLog(env.logLevel)
  const stopTracing = env.traces && (await startTracing(env.traces, { log, encryption: createEncryption(env.keys) }))
  const opened = await openDatabase(env, log)
  if (env.production) await checkDurability(opened)
  const migrated = await prepareDatabase(opened, { ...env, log })
  if (env.production) await checkServiceRole(opened)
  if (migrated.length > 0) log.info({ migrated }, 'database brought up to date')
  const services = compose(env, opened, { log })
  // In production an operator loads the master data.
  if (!env.production && (await loadSampleData(services))) log.info('sample master data loaded')
  try {
    savePublicKey(join(env.dataDir, publicKeyFile), `${services.slips.publicKey}\n`)
  } catch (error) {
    await opened.close()
    throw new StartFault('dataFolder', [`${publicKeyFile} cannot be written: ${(error as Error).message}`])
  }
  const app = await createApp(services)
  await app.listen({ host: env.host, port: env.port }).catch(async (error: NodeJS.ErrnoException) => {
    await opened.close()
    throw new StartFault('port', [`SERVICE_PORT ${env.port} cannot be used on ${env.host}: ${error.code}`])
  })
  if (holidayTableEndsSoon(dayOf(services.clock.now()))) {
    log.warn(
      { lastYearOfTable: holidayTableYears.last },
      'later Muslim holidays are tentative: enter the announced days as closures (docs/operator.md)',
    )
  }
  log.info({ address: env.publicUrl, database: opened.kind }, 'service is up')

  const metrics = await startMetrics(services)
  const stopJobs = startJobs(allJobs(services), services)

  let stopping = false
  const stop = async (signal: string) => {
    if (stopping) return
    stopping = true
    app.startDraining()
    if (env.drainSeconds > 0) log.info({ signal, seconds: env.drainSeconds }, 'not ready any more')
    await wait(env.drainSeconds * 1_000)
    log.info({ signal }, 'stopping: no new calls, those on their way are finished')
    // A keep-alive connection is idle only after the response to its last call. Otherwise it would stay open for a minute.
    const idle = setInterval(() => app.server.closeIdleConnections(), 200)
    const limits = [
      // An incomplete request has had no effect, so its client can repeat it.
      setTimeout(() => app.closeUnreceived(), stopLimits.receiving),
      // For clients that do not read their responses.
      setTimeout(() => app.server.closeAllConnections(), stopLimits.responding),
      setTimeout(() => {
        log.error('stopped before everything was finished')
        endProcess(1, log)
      }, stopLimits.all),
    ]
    await Promise.all([app.close(), stopJobs(), metrics?.close()])
    await services.background.finished()
    clearInterval(idle)
    for (const limit of limits.slice(0, 2)) clearTimeout(limit)
    services.mail?.close()
    await services.workers.close()
    await opened.close()
    await stopTracing?.()
    log.info('stopped')
    endProcess(0, log)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.off(signal, endAtOnce).once(signal, () => void stop(signal))
}

/**
 * Starts the service. A fault of the settings or of the machine ends the process with a message and its own exit code. Once the
 * service runs, its own stop replaces `endAtOnce`, which handles signals until then.
 */
export const runService = async (endAtOnce: () => void): Promise<void> => {
  try {
    await start(endAtOnce)
  } catch (error) {
    if (!(error instanceof StartFault)) throw error
    for (const line of error.lines) console.error(line)
    process.exit(exitCodes[error.kind])
  }
}
