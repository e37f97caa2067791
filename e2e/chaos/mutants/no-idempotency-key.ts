// Planted bug: removes the idempotency key of every request, so that the service treats a repeat as a new call.
import { type IncomingMessage, Server } from 'node:http'

type Emit = (this: Server, event: string | symbol, ...args: readonly unknown[]) => boolean

const emit = Server.prototype.emit as Emit
const withoutKey: Emit = function (event, ...args) {
  if (event === 'request') delete (args[0] as IncomingMessage).headers['idempotency-key']
  return emit.call(this, event, ...args)
}
Object.defineProperty(Server.prototype, 'emit', { value: withoutKey, configurable: true, writable: true })
