// Draws the domain's table of status transitions into docs/architecture.md.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type StatusActor, type StatusTransition, statusTransitions } from '@invea/domain/application'
import { root } from './bootstrap.mjs'

const actors: Record<StatusActor, string> = {
  applicant: 'applicant',
  agency: 'agency',
  paymentProvider: 'payment provider',
  worker: 'background job',
}

const state = (status: StatusTransition['from']): string => (status === 'none' ? '[*]' : status)
const label = ({ event, mode }: StatusTransition): string => (mode ? `${event} (${mode})` : event)

const groupBy = (keyOf: (row: StatusTransition) => string): ReadonlyMap<string, readonly StatusTransition[]> => {
  const groups = new Map<string, StatusTransition[]>()
  for (const row of statusTransitions) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row])
  return groups
}

/** One arrow for each pair of statuses, labelled with its events. */
const arrows = [...groupBy(({ from, to }) => `${state(from)} --> ${to}`)].map(
  ([arrow, rows]) => `  ${arrow}: ${rows.map(label).join(', ')}`,
)

const rows = [...groupBy(({ event }) => event)].map(
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
