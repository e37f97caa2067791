import { run } from './run.ts'

/** Requests of the second portal: their application type (A §1), and what an operator sets for them: base fee (R4), documents (D26). */
export const originId = run([
  `alter table request add column origin_id_type text check (origin_id_type in ('byBirth', 'bySpouse', 'child'))`,
  // As of the submission: a later setting changes no price that was shown.
  `alter table request add column base_fee integer check (base_fee > 0)`,
  `create table fee_setting (code text primary key, amount integer not null check (amount > 0))`,
  // Null: for passports.
  `alter table required_attachment add column origin_id_service text`,
])
