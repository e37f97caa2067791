import type { HoldProof } from '@invea/domain/appointment'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const sizes = [1, 2, 5, 10, 20, 50, 100, 200]

/** Metrics of this instance, in memory. Labels are names of calls, jobs and states: never an id, an address or a person. */
export const createMetrics = () => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  const counter = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers })
  const histogram = <Label extends string>(name: string, help: string, buckets: number[], ...labelNames: Label[]) =>
    new Histogram({ name, help, buckets, labelNames, registers })
  const calls = histogram(
    'service_call_seconds',
    'Time from the first byte of a call to the last of its response',
    seconds,
    'method',
    'route',
    'status',
  )
  const batches = histogram('service_hold_batch_size', 'Holds written in one transaction', sizes)
  const proofs = counter(
    'service_hold_proofs_total',
    'Holds that were asked for, by how much proof they needed',
    'proof',
  )
  const lookupFailures = counter('service_lookup_misses_total', 'Look-ups by a number that does not exist')
  const unknownOrders = counter(
    'service_unknown_orders_total',
    'Signed messages of payment providers about an order that does not exist',
  )
  const takenBack = counter(
    'service_payments_taken_back_total',
    'Reports of payment providers that a payment was taken back or returned to its payer',
  )
  const refused = counter(
    'service_calls_refused_total',
    'Calls that were refused because of overload, by their class',
    'class',
  )
  const jobs = counter('service_job_rounds_total', 'Rounds of a job by how they ended', 'job', 'outcome')
  const done = counter('service_job_done_total', 'Things a job did', 'job')
  const last = new Gauge({
    name: 'service_job_last_round_seconds',
    help: 'When a job last ended well, or was started, in seconds since 1970',
    labelNames: ['job'],
    registers,
  })
  const dependencies = histogram(
    'service_dependency_seconds',
    'Duration of work outside of the thread: sms, mail, files, payment providers, worker threads',
    seconds,
    'dependency',
    'outcome',
  )
  const waits = histogram(
    'service_waiting_line_wait_seconds',
    'Time from the ticket of the waiting line to its pass',
    [60, 300, 900, 1_800, 3_600, 7_200, 14_400, 28_800, 86_400],
  )
  const gauge = (name: string, help: string, read: () => number): void => {
    registry.removeSingleMetric(name)
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read())
      },
    })
  }
  return {
    /** The registry that is read on each scrape. */
    registry,
    /** A gauge that is read on each scrape. */
    gauge,
    /** Work outside of this thread: a gateway, a provider, the file store, a worker thread. */
    dependency: (dependency: string, failed: boolean, took: number) =>
      dependencies.observe({ dependency, outcome: failed ? 'failed' : 'done' }, took),
    /** Seconds from the issue of a ticket to its pass. */
    recordWait: (took: number) => waits.observe(took),
    /** One completed call, by its route pattern. */
    call: (labels: { readonly route: string; readonly method: string; readonly status: number }, took: number) =>
      calls.observe(labels, took),
    /** Number of holds in one transaction. */
    batch: (holds: number) => batches.observe(holds),
    /** The proof that a hold needed. */
    holdProof: (proof: HoldProof) => proofs.inc({ proof }),
    /** A look-up by a number that does not exist. */
    lookupMiss: () => lookupFailures.inc(),
    /** A signed message of a payment provider about an order that does not exist. */
    unknownOrder: () => unknownOrders.inc(),
    /** A report of a payment provider that it took a payment back or returned it. */
    paymentTakenBack: () => takenBack.inc(),
    /** Calls that were refused because of overload, by class. `call` does not count them. */
    refusedCalls: (callClass: string, calls: number) => refused.inc({ class: callClass }, calls),
    /** Reads the number of running calls and the limit on each scrape. */
    watchAdmission: (admission: { readonly running: number; readonly limit: number }) => {
      gauge('service_calls_running', 'Calls that are handled now, without uploads', () => admission.running)
      gauge('service_calls_limit', 'Calls that may be handled at one time', () => admission.limit)
    },
    /** Called when the job is scheduled for the first time. */
    jobStarts: (job: string) => last.setToCurrentTime({ job }),
    /** A round of a job: its number of processed items, or that it failed. */
    job: (job: string, result: { readonly done: number } | 'failed') => {
      jobs.inc({ job, outcome: result === 'failed' ? 'failed' : 'done' })
      if (result === 'failed') return
      done.inc({ job }, result.done)
      last.setToCurrentTime({ job })
    },
  }
}
export type Metrics = ReturnType<typeof createMetrics>
