import { sql } from 'kysely'
import { Gauge } from 'prom-client'
import { later } from '../platform/clock.ts'
import type { Job } from '../platform/jobs/jobs.ts'
import type { PlatformContext } from '../platform/platform-context.ts'
import { trafficWindow } from './message-limits.ts'

/**
 * How many messages strangers cause at this moment, in all instances together. Above the figure an alarm is raised and proofs of work
 * get harder; codes and payment notices go out all the same.
 */
export interface MessageLoad {
  isHigh(): boolean
  /** Counts again. Returns the messages of the last window. */
  measure(): Promise<number>
}

export const createMessageLoad = ({
  db,
  clock,
  log,
  env,
  metrics,
}: Pick<PlatformContext, 'db' | 'clock' | 'log' | 'env' | 'metrics'>): MessageLoad => {
  const registers = [metrics.registry]
  const recent = new Gauge({
    name: 'service_messages_recent',
    help: `Messages that visitors caused in the last ${trafficWindow.minutes} minutes`,
    registers,
  })
  const alarm = new Gauge({
    name: 'service_messages_alarm',
    help: '1 while visitors cause more messages than MESSAGES_ALARM',
    registers,
  })
  let high = false
  return {
    isHigh: () => high,
    measure: async () => {
      const since = later(clock.now(), { minutes: -trafficWindow.minutes })
      const { rows } = await sql<{ readonly count: number }>`
        select count(*)::integer as count from outbox where sender_index is not null and created_at > ${since}`.execute(
        db,
      )
      const count = rows[0]?.count ?? 0
      const isHigh = count > env.messages.alarm
      if (isHigh && !high) log.error({ messages: count, limit: env.messages.alarm }, 'alarm: too many messages')
      if (!isHigh && high) log.warn({ messages: count }, 'the alarm about messages is over')
      high = isHigh
      recent.set(count)
      alarm.set(high ? 1 : 0)
      return count
    },
  }
}

export const measureMessagesJob = ({ messageLoad }: { readonly messageLoad: MessageLoad }): Job => ({
  name: 'measure-messages',
  everySeconds: 15,
  run: async () => {
    await messageLoad.measure()
    return 0
  },
})
