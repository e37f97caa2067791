// Planted bug: the free capacity of a slot is read without a lock.
import pg from 'pg'

type Query = (this: unknown, first: unknown, ...rest: readonly unknown[]) => unknown

/** Changes the text of every SQL statement that the process sends. */
const rewriteStatements = (change: (text: string) => string): void => {
  const original = pg.Client.prototype.query as Query
  const patched: Query = function (first, ...rest) {
    return original.call(this, typeof first === 'string' ? change(first) : first, ...rest)
  }
  Object.defineProperty(pg.Client.prototype, 'query', { value: patched, configurable: true, writable: true })
}

rewriteStatements((text) =>
  text.replace(/^select 1 from slot_counter(\s+where .*) for update$/s, 'select 1 from slot_counter$1'),
)
