import { expect, test } from 'vitest'
import { findOriginIdService, originIdServiceNames, originIdServices } from './origin-id-services.ts'

test('each service is told by its request', () => {
  for (const service of originIdServiceNames) {
    const { applicantType, ...entry } = originIdServices[service]
    expect(findOriginIdService({ ...entry, originIdApplicantType: applicantType })).toBe(service)
  }
  expect(findOriginIdService({ requestType: 'lost', originIdApplicantType: 'child' })).toBeUndefined()
  expect(findOriginIdService({ requestType: 'new' })).toBeUndefined()
  expect(findOriginIdService({ requestType: 'renewal', originIdApplicantType: 'byBirth' })).toBeUndefined()
})
