import { expect, test } from 'vitest'
import { isoDate } from '../calendar/iso-date.ts'
import { closuresFor, currentClosures, isClosedOn, type OfficeClosure } from './office-closures.ts'

const notice = { en: 'Closed', am: 'ዝግ', om: 'Cufaa', ti: 'ዕፁው' }
const day = (text: string) => isoDate(`2026-12-${text}`)
const closure = (id: number, changes: Partial<OfficeClosure> = {}): OfficeClosure => ({
  id,
  from: day('07'),
  until: day('09'),
  notice,
  ...changes,
})
const idsOf = (closures: readonly OfficeClosure[]) => closures.map(({ id }) => id)

test('a closure includes its first and its last day', () => {
  const days = ['06', '07', '08', '09', '10'].map((text) => isClosedOn(day(text), [closure(1)]))
  expect(days).toEqual([false, true, true, true, false])
  expect(isClosedOn(day('08'), [])).toBe(false)
})

test.each([
  [{}, [1, 2, 3, 4, 5]],
  [{ officeId: 7 }, [1, 2, 3, 4]],
  [{ officeId: 8 }, [1, 3, 4, 5]],
  [{ officeId: 7, requestType: 'lost' }, [1, 2, 3]],
  [{ officeId: 7, requestType: 'new' }, [1, 2]],
  [{ officeId: 7, requestType: 'lost', mode: 'urgent' }, [1, 2, 3, 4]],
  [{ requestType: 'lost' }, [1, 2, 3, 5]],
] as const)('closures that concern %o', (chosen, ids) => {
  const closures = [
    closure(1),
    closure(2, { officeId: 7 }),
    closure(3, { service: 'lost' }),
    closure(4, { service: 'urgent' }),
    closure(5, { officeId: 8 }),
  ]
  expect(idsOf(closuresFor(closures, chosen))).toEqual(ids)
})

test('closures that have ended are left out, and the earliest comes first', () => {
  const closures = [closure(1), closure(2, { until: day('08') }), closure(3, { from: day('01') })]
  expect(idsOf(currentClosures(closures, day('09')))).toEqual([3, 1])
  expect(idsOf(currentClosures(closures, day('10')))).toEqual([])
  expect(idsOf(currentClosures([closure(5), closure(4)], day('01')))).toEqual([4, 5])
})
