import { catalogue } from '@invea/locales/catalogue'
import { describe, expect, test } from 'vitest'
import { databaseKinds } from '../../src/testing/databases.ts'
import { aRequestFor, holdAppointment } from './a-submission.ts'
import { testSystemOf } from './a-test-system.ts'

interface Failure {
  readonly message: string
  readonly errors?: readonly { readonly field: string; readonly code: string; readonly message?: string }[]
}

describe.each(databaseKinds)('on %s', (kind) => {
  const system = testSystemOf(kind)

  test.each(['en', 'am', 'om', 'ti'] as const)(
    'D41: every field error has a sentence beside its code, and every refusal a message, in %s',
    async (language) => {
      const failures: Failure[] = []
      const api = system.visitor(language, async (...sent) => {
        const response = await fetch(...sent)
        if (!response.ok) failures.push(JSON.parse(await response.clone().text()))
        return response
      })
      const { appointmentIds } = await holdAppointment(api)
      const request = await aRequestFor(system, appointmentIds)
      const [applicant] = request.applicants
      if (!applicant) throw new Error('a sample without an applicant')
      const personal = { ...applicant.personal, firstName: 'AB3', phoneNumber: '123', birthPlace: '' }
      await api.requests.submit({ ...request, applicants: [{ ...applicant, personal }] }, `key-${language}`)
      await api.requests.get(1)

      const [fields, missing] = failures
      const { issue, refusal, field } = catalogue[language]
      expect(fields?.message).toBe(refusal.invalidInput)
      const sentences = Object.fromEntries(fields?.errors?.map((error) => [error.field, error.message]) ?? [])
      expect(sentences).toEqual({
        'applicants.0.personal.firstName': issue.nameLetters,
        'applicants.0.personal.birthPlace': issue.required.replace('{{label}}', field.personal.birthPlace),
        'applicants.0.personal.phoneNumber': issue.phoneFormat,
      })
      expect(missing?.message).toBe(refusal.notFound)
    },
  )
})
