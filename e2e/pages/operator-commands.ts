import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type APIRequestContext, expect } from '@playwright/test'
import { type Database, databases, operatorToken } from '../settings.ts'

const serviceOf = (database: Database) => `http://localhost:${databases[database].service}`

/** Sends a command to the operator interface, which has no pages (D26). */
export const runOperatorCommand = async (
  request: APIRequestContext,
  at: Database | { readonly serviceUrl: string },
  command: string,
  options: Readonly<Record<string, unknown>>,
): Promise<{ readonly rows: readonly Readonly<Record<string, unknown>>[] }> => {
  const serviceUrl = typeof at === 'string' ? serviceOf(at) : at.serviceUrl
  const response = await request.post(`${serviceUrl}/operator/${command}`, {
    headers: { authorization: `Bearer ${operatorToken}` },
    data: options,
  })
  expect(response.ok(), await response.text()).toBe(true)
  return response.json()
}

/** Reviews an urgent application and approves what the review shows. */
export const approveApplication = async (
  request: APIRequestContext,
  at: Parameters<typeof runOperatorCommand>[1],
  applicationNumber: string,
): Promise<void> => {
  const { rows } = await runOperatorCommand(request, at, 'review', { applicationNumber })
  const version = rows.find(({ record, field }) => record === 'request' && field === 'version')?.value
  await runOperatorCommand(request, at, 'approve', { applicationNumber, version })
}

const sampleFolder = join(import.meta.dirname, '../../apps/service/sample-data')

/** Reads a file of the sample master data, which the services under test have loaded. */
export const sampleData = (name: string): unknown =>
  JSON.parse(readFileSync(join(sampleFolder, `${name}.json`), 'utf8'))

/** Sets the capacity of each slot of an office, by the slot's position in the sample data. */
export const setCapacity = async (
  request: APIRequestContext,
  database: Database,
  officeId: number,
  capacityAt: (position: number) => number,
): Promise<void> => {
  const { slotTemplates } = sampleData('slots') as { readonly slotTemplates: readonly { readonly officeId: number }[] }
  const changed = slotTemplates
    .filter((slot) => slot.officeId === officeId)
    .map((slot, position) => ({ ...slot, capacity: capacityAt(position) }))
  await runOperatorCommand(request, database, 'load', {
    format: 'json',
    kind: 'slotTemplates',
    content: JSON.stringify(changed),
  })
}
