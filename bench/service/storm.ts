// Process started by restart.ts. Its clients repeat a booking after each response, error or timeout, as after an outage.
import { connect } from 'node:net'
import { booking } from './messages.ts'
import { daysFrom } from './workload.ts'

const [port = 0, clients = 0] = process.argv.slice(2).map(Number)
/** Mean time between two attempts of a client, in milliseconds. The portals wait longer. */
const pause = 250

const attempt = (message: Buffer) => {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true }, () => socket.write(message))
  const retry = () => {
    socket.destroy()
    setTimeout(attempt, pause * (0.5 + Math.random()), message)
  }
  socket.setTimeout(5_000, retry)
  socket.once('error', retry)
  socket.once('data', retry)
}

const [date] = daysFrom(new Date())
if (!date) throw new Error('no working day')
for (let visitor = 1; visitor <= clients; visitor++) {
  const slot = { officeId: 1 + (visitor % 10), date, slotId: 1 + (visitor % 12) }
  setTimeout(attempt, Math.random() * pause, booking(visitor, slot, 1))
}
