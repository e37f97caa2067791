import { sql } from 'kysely'
import { addTime } from '../platform/clock.ts'
import type { PlatformContext } from '../platform/platform-context.ts'
import { foreignSmsOf, trafficWindow } from './message-limits.ts'

/**
 * Counts the messages that visitors currently cause, in all instances together. Above the limit an alarm is raised and proofs
 * of work get harder; codes and payment notices are still sent.
 */
export interface MessageLoad {
  isHigh(): boolean
  /** Counts again. Returns the number of messages in the last window. */
  measure(): Promise<number>
}

export const createMessageLoad = ({
  db,
  clock,
  log,
  env,
  metrics,
  encryption,
}: Pick<PlatformContext, 'db' | 'clock' | 'log' | 'env' | 'metrics' | 'encryption'>): MessageLoad => {
  let recent = 0
  let foreignSms = 0
  let high = false
  let isForeignUsedUp = false
  const messagesHelp = `Messages that visitors caused in the last ${trafficWindow.minutes} minutes`
  const foreignHelp = 'SMS of this day to phones abroad that have not confirmed a code'
  metrics.gauge('service_messages_recent', messagesHelp, () => recent)
  metrics.gauge('service_messages_alarm', '1 while visitors cause more messages than MESSAGES_ALARM', () =>
    Number(high),
  )
  metrics.gauge('service_foreign_codes_today', foreignHelp, () => foreignSms)
  metrics.gauge('service_foreign_codes_alarm', '1 while FOREIGN_CODES_PER_DAY is used up', () =>
    Number(isForeignUsedUp),
  )
  const measureForeign = async () => {
    const messages = await foreignSmsOf(db, { encryption }, clock.now())
    const limit = env.messages.foreignCodes
    const isUsedUp = limit > 0 && messages >= limit
    if (isUsedUp && !isForeignUsedUp)
      log.error({ messages, limit }, 'alarm: no more SMS to unconfirmed phones abroad today')
    isForeignUsedUp = isUsedUp
    foreignSms = messages
  }
  return {
    isHigh: () => high,
    measure: async () => {
      const since = addTime(clock.now(), { minutes: -trafficWindow.minutes })
      // Links to unknown names have no recipient and are not sent.
      const { rows } = await sql<{ readonly count: number }>`
        select count(*)::integer as count from outbox
        where sender_index is not null and recipient_index is not null and created_at > ${since}`.execute(db)
      const count = rows[0]?.count ?? 0
      const isHigh = count > env.messages.alarm
      if (isHigh && !high) log.error({ messages: count, limit: env.messages.alarm }, 'alarm: too many messages')
      if (!isHigh && high) log.warn({ messages: count }, 'the alarm about messages is over')
      high = isHigh
      recent = count
      await measureForeign()
      return count
    },
  }
}
