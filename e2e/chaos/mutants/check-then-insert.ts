// Planted: the free places of a slot are read without a lock, and what was read decides.
import { rewriteStatements } from './rewrite-statements.ts'

rewriteStatements((text) =>
  text.replace(/^select 1 from slot_counter(\s+where .*) for update$/s, 'select 1 from slot_counter$1'),
)
