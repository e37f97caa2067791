// The replacement processes load this module before the service. It adds two migrations, which makes the service the next version.
const list = new URL('../../../apps/service/src/platform/migrations/migrations.ts', import.meta.url)
const { migrations }: { readonly migrations: object } = await import(list.href)

Object.assign(migrations, {
  '9001-note-of-request': { statements: [`alter table request add column proof_note text not null default ''`] },
  '9002-persons-by-change': {
    outsideTransaction: true,
    statements: [
      'create index concurrently if not exists proof_person_by_change on request_person (changed_at, application_number)',
    ],
  },
})
