import type { AppContext, Trx } from '../app-context.ts'

/** The gateway's id of a message under our key: it may name a phone. */
export const inboundSmsIndex = ({ encryption }: Pick<AppContext, 'encryption'>, id: string): Buffer =>
  encryption.blindIndex('inboundSms', id)

/** Records a message that came in. False when it was recorded before; a parallel one waits for the first to end. */
export const claimInboundSms = async (trx: Trx, index: Buffer, now: Date): Promise<boolean> => {
  const row = await trx
    .insertInto('inbound_sms')
    .values({ id_index: index, received_at: now })
    .onConflict((conflict) => conflict.column('id_index').doNothing())
    .returning('received_at')
    .executeTakeFirst()
  return row !== undefined
}
