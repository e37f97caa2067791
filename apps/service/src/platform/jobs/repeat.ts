import type { PlatformContext } from '../platform-context.ts'

/** Work that is done again and again, never twice at once, until it is stopped. */
export interface Job {
  readonly name: string
  /** Seconds between the end of one round and the start of the next. */
  readonly everySeconds: number
  /** Returns how much it did, for the log. */
  run(): Promise<number>
}

/** Starts all jobs. Returns a function that stops them and waits for running rounds. */
export const startJobs = (
  jobs: readonly Job[],
  { log, metrics }: Pick<PlatformContext, 'log' | 'metrics'>,
): (() => Promise<void>) => {
  let stopped = false
  const timers = new Map<Job, NodeJS.Timeout>()
  const rounds = new Map<Job, Promise<void>>()

  const round = async (job: Job) => {
    try {
      const done = await job.run()
      metrics.job(job.name, { done })
      if (done > 0) log.info({ job: job.name, done }, 'job')
    } catch (error) {
      metrics.job(job.name, 'failed')
      log.error({ job: job.name, err: error }, 'a job failed and is tried again')
    }
  }
  const schedule = (job: Job) => {
    if (stopped) return
    timers.set(
      job,
      setTimeout(() => {
        rounds.set(
          job,
          round(job).finally(() => schedule(job)),
        )
      }, job.everySeconds * 1_000),
    )
  }
  for (const job of jobs) schedule(job)
  return async () => {
    stopped = true
    for (const timer of timers.values()) clearTimeout(timer)
    await Promise.all(rounds.values())
  }
}
