// Writes the files that follow from the domain and the contract. `pnpm gen` runs it.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openApiDocument } from '@invea/api/contract'
import type { Language } from '@invea/domain'
import { type StatusActor, type StatusTransition, statusTransitions } from '@invea/domain/application'
import { monthNames, shortWeekdayNames, weekdayNames } from '@invea/domain/calendar'
import { root } from './bootstrap.mjs'

writeFileSync(join(root, 'packages/api/openapi.json'), `${JSON.stringify(openApiDocument(), null, 2)}\n`)

/** Names by their number in the calendar, from 1. */
const numbered = (names: readonly string[]) => Object.fromEntries(names.map((name, index) => [index + 1, name]))

for (const language of Object.keys(weekdayNames) as Language[]) {
  const texts = {
    ethiopianMonth: numbered(monthNames.ethiopic[language]),
    gregorianMonth: numbered(monthNames.gregorian[language]),
    weekday: numbered(weekdayNames[language]),
    shortWeekday: numbered(shortWeekdayNames[language]),
  }
  writeFileSync(join(root, `packages/locales/${language}/calendar.json`), `${JSON.stringify(texts, null, 2)}\n`)
}

// The table of status transitions, as a part of docs/architecture.md.
const actors: Record<StatusActor, string> = {
  applicant: 'applicant',
  agency: 'agency',
  paymentProvider: 'payment provider',
  worker: 'background job',
}

const state = (status: StatusTransition['from']): string => (status === 'none' ? '[*]' : status)
const label = ({ event, mode }: StatusTransition): string => (mode ? `${event} (${mode})` : event)

/** One arrow for each pair of statuses, labelled with its events. */
const arrows = [...Map.groupBy(statusTransitions, ({ from, to }) => `${state(from)} --> ${to}`)].map(
  ([arrow, rows]) => `  ${arrow}: ${rows.map(label).join(', ')}`,
)

const rows = [...Map.groupBy(statusTransitions, ({ event }) => event)].map(
  ([event, [first]]) => `| ${event} | ${(first?.by ?? []).map((actor) => actors[actor]).join(', ')} |`,
)

const section = [
  '<!-- status -->',
  '```mermaid',
  'stateDiagram-v2',
  ...arrows,
  '```',
  '',
  '| event | triggered by |',
  '|---|---|',
  ...rows,
  '<!-- /status -->',
].join('\n')

const document = join(root, 'docs/architecture.md')
const text = readFileSync(document, 'utf8')
writeFileSync(document, text.replace(/<!-- status -->[\s\S]*<!-- \/status -->/, section))
