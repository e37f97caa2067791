import { expect, test } from 'vitest'
import { findOriginIdService, originIdServiceNames, originIdServices } from './origin-id-services.ts'

test('the request identifies its service', () => {
  for (const service of originIdServiceNames) {
    const { applicantType, ...entry } = originIdServices[service]
    expect(findOriginIdService({ ...entry, originIdApplicantType: applicantType })).toBe(service)
  }
  expect(findOriginIdService({ requestType: 'lost', originIdApplicantType: 'child' })).toBeUndefined()
  expect(findOriginIdService({ requestType: 'new' })).toBeUndefined()
  expect(findOriginIdService({ requestType: 'renewal', originIdApplicantType: 'byBirth' })).toBeUndefined()
})
