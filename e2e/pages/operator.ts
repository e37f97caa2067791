import type { APIRequestContext } from '@playwright/test'
import { expect } from '@playwright/test'
import { type Database, databases, operatorToken } from '../settings.ts'

/** A member of staff at the operator's interface, which has no pages (D26). */
export const operates = async (
  request: APIRequestContext,
  database: Database,
  verb: string,
  options: Readonly<Record<string, unknown>>,
): Promise<void> => {
  const answer = await request.post(`http://localhost:${databases[database].service}/operator/${verb}`, {
    headers: { authorization: `Bearer ${operatorToken}` },
    data: options,
  })
  expect(answer.ok(), await answer.text()).toBe(true)
}
