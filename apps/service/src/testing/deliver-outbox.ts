import { deliverOutboxJobs } from '../messages/deliver.ts'

/** Runs each job of the outbox once. Returns the number of messages sent. */
export const deliverOutbox = async (services: Parameters<typeof deliverOutboxJobs>[0]): Promise<number> => {
  const { signal } = new AbortController()
  const sent = await Promise.all(deliverOutboxJobs(services).map((job) => job.run(signal)))
  return sent.reduce((sum, count) => sum + count, 0)
}
