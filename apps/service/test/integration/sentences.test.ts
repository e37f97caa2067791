import { languages } from '@invea/locales'
import { catalogue } from '@invea/locales/catalogue'
import { describe, expect, test } from 'vitest'
import { aVisitor, send } from '../../src/testing/a-client.ts'
import { databaseKinds } from '../../src/testing/databases.ts'
import { aRequestFor, holdAppointment } from './a-submission.ts'
import { testSystemOf } from './a-test-system.ts'

interface Failure {
  readonly message: string
  readonly errors?: readonly { readonly field: string; readonly code: string; readonly message?: string }[]
}

describe.each(databaseKinds)('on %s', (kind) => {
  const system = testSystemOf(kind)

  test.each(languages)(
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

  test.each(languages)(
    'an unknown address and a closed waiting line are not called an application, in %s',
    async (language) => {
      const { url } = system.service
      const { shell, waiting } = catalogue[language]
      const headers = { 'accept-language': language }
      const unknown = { status: 0, code: 'notFound', message: shell.notFound.title }
      for (const path of ['/nothing/here', '/payment-options/nope', '/Payment/api/V1.0/Payment/Callback/nope']) {
        const response = await send(`${url}${path}`, { headers, ...(path.includes('Callback') && { method: 'POST' }) })
        expect([response.status, response.body]).toEqual([404, unknown])
      }
      const noLine = { status: 0, code: 'notFound', message: waiting.none }
      const visitor = await aVisitor(url)
      expect((await visitor.call('takeTicket', {}, headers)).body).toEqual(noLine)
      expect((await visitor.call('exchangeTicket', { body: {} }, headers)).body).toEqual(noLine)
    },
  )
})
