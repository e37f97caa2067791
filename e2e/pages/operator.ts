import type { APIRequestContext } from '@playwright/test'
import { expect } from '@playwright/test'
import { type Database, databases, operatorToken } from '../settings.ts'

const serviceOf = (database: Database) => `http://localhost:${databases[database].service}`

/** A member of staff at the operator's interface, which has no pages (D26). */
export const operates = async (
  request: APIRequestContext,
  at: Database | { readonly serviceUrl: string },
  verb: string,
  options: Readonly<Record<string, unknown>>,
): Promise<{ readonly rows: readonly Readonly<Record<string, unknown>>[] }> => {
  const serviceUrl = typeof at === 'string' ? serviceOf(at) : at.serviceUrl
  const answer = await request.post(`${serviceUrl}/operator/${verb}`, {
    headers: { authorization: `Bearer ${operatorToken}` },
    data: options,
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  return answer.json()
}
