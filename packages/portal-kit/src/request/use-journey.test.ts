import type { RequestDraft } from '@invea/domain'
import { expect, test } from 'vitest'
import type { RequestDoor } from './request-definition.ts'
import { journeyOf } from './use-journey.ts'

const journey = { id: 'sample', steps: [] }

test('a door has one journey however often it is asked for; a lost one is asked for again', async () => {
  let tries = 0
  const door = {
    journey: async () => {
      tries += 1
      if (tries === 1) throw new Error('lost on the way')
      return journey
    },
  } as unknown as RequestDoor<RequestDraft>
  await expect(journeyOf(door)).rejects.toThrow('lost on the way')
  const second = journeyOf(door)
  expect(journeyOf(door)).toBe(second)
  expect(await second).toBe(journey)
  expect(tries).toBe(2)
})
