import type { RequestDraft } from '@invea/domain/drafts'
import { expect, test } from 'vitest'
import { journeyOf } from './JourneyProgress.tsx'
import type { RequestDefinition } from './request-definition.ts'

const journey = { id: 'sample', steps: [] }

test('imports a journey once, and again after a failure', async () => {
  let tries = 0
  const definition = {
    journey: async () => {
      tries += 1
      if (tries === 1) throw new Error('offline')
      return journey
    },
  } as unknown as RequestDefinition<RequestDraft>
  await expect(journeyOf(definition)).rejects.toThrow('offline')
  const second = journeyOf(definition)
  expect(journeyOf(definition)).toBe(second)
  expect(await second).toBe(journey)
  expect(tries).toBe(2)
})
