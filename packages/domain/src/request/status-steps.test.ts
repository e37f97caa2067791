import { expect, test } from 'vitest'
import type { RequestStatus } from '../model.ts'
import { actionsByStatus } from './allowed-actions.ts'
import {
  confirmedStatuses,
  documentStatuses,
  isOneOf,
  reviewedFrom,
  statusOnConfirmation,
  unpayableStatuses,
} from './status-steps.ts'

const statuses = Object.keys(actionsByStatus) as readonly RequestStatus[]
const offering = (action: 'pay' | 'cancel') =>
  statuses.filter((status) => (actionsByStatus[status] as readonly string[]).includes(action))

test('D27: a normal request waits for the money, an urgent one for the agency', () => {
  expect(statusOnConfirmation).toEqual({ normal: 'confirmed', urgent: 'underReview' })
})

test('every open status but the first comes after the confirmation', () => {
  expect(statuses.filter((status) => isOneOf(confirmedStatuses, status))).toEqual(
    offering('cancel').filter((status) => status !== 'initial'),
  )
})

test('D27: only what is under review is approved, and only what is not paid yet refused', () => {
  expect(statuses.filter((status) => isOneOf(reviewedFrom.approve, status))).toEqual(['underReview'])
  expect(statuses.filter((status) => isOneOf(reviewedFrom.reject, status))).toEqual(['underReview', 'urgentApproved'])
})

test('what offers Pay can be paid; money for a request that is not ready, or was ended, is due back', () => {
  expect(offering('pay').filter((status) => isOneOf(unpayableStatuses, status))).toEqual([])
  expect(statuses.filter((status) => isOneOf(unpayableStatuses, status))).toEqual([
    'initial',
    'underReview',
    'rejected',
    'cancelled',
  ])
})

test('A §4 step 5: documents are added to what is not paid and not ended, but for an urgent request that was judged by its own', () => {
  expect(statuses.filter((status) => isOneOf(documentStatuses, status)).toSorted()).toEqual(
    offering('cancel')
      .concat('initial')
      .filter(
        (status, at, all) => all.indexOf(status) === at && !['paymentCompleted', 'urgentApproved'].includes(status),
      )
      .toSorted(),
  )
})
