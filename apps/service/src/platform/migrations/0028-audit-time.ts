import { run } from './run.ts'

/**
 * The database dates the audit log and its chain itself: who may write a row cannot choose when it happened. The time of the
 * statement, not of the transaction: a transaction that began before a seal may write after it.
 */
export const auditTime = run([
  `create function audit_log_dated() returns trigger language plpgsql as $$
  begin
    new.at := clock_timestamp();
    return new;
  end
  $$`,
  `create trigger audit_log_dated before insert on audit_log for each row execute function audit_log_dated()`,
  `create function audit_seal_dated() returns trigger language plpgsql as $$
  begin
    new.sealed_at := clock_timestamp();
    return new;
  end
  $$`,
  `create trigger audit_seal_dated before insert on audit_seal for each row execute function audit_seal_dated()`,
])
