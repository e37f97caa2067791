import { describe, expect, test } from 'vitest'
import { verifySlip } from '../../src/slips/slip-signature.ts'
import { containsValue } from '../../src/testing/contains-value.ts'
import { databaseKinds } from '../../src/testing/databases.ts'
import { deliverOutbox } from '../../src/testing/posted-messages.ts'
import { aKey, aRequestFor, codeOf, holdAppointment, must, uploadAll } from './a-submission.ts'
import { testSystemOf } from './a-test-system.ts'
import { auditRows } from './read-state.ts'

describe.each(databaseKinds)('on %s', (kind) => {
  const system = testSystemOf(kind)

  test('a citizen without an account applies for a passport, pays, and gets a slip that an office can verify', async () => {
    const { service, sandbox, mailbox } = system
    const { services, clock } = service
    const api = system.visitor()

    // The appointment.
    const hold = await holdAppointment(api)
    expect(hold).toMatchObject({ officeId: 2, date: '2026-12-01', applicants: 1, extendable: true })

    // The application, its documents and the summary.
    const request = await aRequestFor(system, hold.appointmentIds)
    const [applicant] = request.applicants
    if (!applicant) throw new Error('a sample without an applicant')
    const withMail = {
      ...request,
      applicants: [{ ...applicant, personal: { ...applicant.personal, email: 'applicant@example.org' } }],
    }
    const key = aKey()
    const submitted = must(await api.requests.submit(withMail, key))
    expect(must(await api.requests.submit(withMail, key))).toEqual(submitted)
    const { requestId, confirmationNumber, persons } = submitted
    expect(confirmationNumber).toMatch(/^[0-9A-HJKMNP-TV-Z]{13}$/)
    expect(persons[0]?.applicationNumber).toMatch(/^\d{14}$/)
    expect(must(await api.schedule.currentHold())).toBeNull()

    expect(codeOf(await api.requests.confirm(requestId, aKey()))).toBe('attachmentsMissing')
    await uploadAll(api, submitted, { first: 'pdf' })
    const summary = must(await api.requests.get(requestId))
    expect(summary).toMatchObject({ status: 'initial', masked: false, confirmationNumber, version: 1 })
    expect(summary.persons[0]?.applicant).toEqual(withMail.applicants[0])
    const link = summary.persons[0]?.attachments?.find(({ url }) => url)?.url ?? ''
    const document = await system.open(api, link)
    expect([document.status, document.headers.get('content-type')]).toEqual([200, expect.stringMatching(/pdf|jpeg/)])
    expect(codeOf(await api.payment.order({ requestId, optionId: 1 }, aKey()))).toBe('notConfirmed')
    expect(must(await api.requests.confirm(requestId, aKey()))).toMatchObject({
      status: 'confirmed',
      heldUntil: new Date(clock.now().getTime() + 24 * 3_600_000).toISOString(),
    })

    // The payment, on the provider's own page.
    clock.forward({ minutes: 5 })
    const price = must(await api.requests.price(requestId))
    expect(price).toMatchObject({ total: 5_000, lines: [{ label: 'New passport', amount: 5_000 }] })
    const options = must(await api.payment.options())
    expect(options.map(({ kind }) => kind)).toContain('code')
    const order = must(await api.payment.order({ requestId, optionId: 1 }, aKey()))
    expect(order).toMatchObject({
      amount: 5_000,
      expiresAt: new Date(clock.now().getTime() + 3 * 3_600_000).toISOString(),
    })
    expect(order.redirectUrl).toContain(sandbox.url)
    expect(must(await api.payment.currentOrder(requestId))).toEqual(order)
    expect(must(await api.requests.get(requestId)).status).toBe('awaitingPayment')
    expect(codeOf(await api.requests.barcode(requestId))).toBe('notAllowed')
    // Before the payment, which replaces a request to pay that waits.
    await deliverOutbox(services)
    clock.forward({ minutes: 5 })
    const returnUrl = await sandbox.press(order.redirectUrl ?? '', 'pay')
    expect(returnUrl).toBe(`http://localhost:4100/en/InstructionPage?request=${requestId}`)

    // Paid: the signed callback arrived before the browser returned.
    const paid = must(await api.requests.get(requestId))
    expect(paid).toMatchObject({ status: 'paymentCompleted', orderCode: order.orderId })
    expect(paid.persons[0]?.personStatus).toBe('paymentCompleted')
    expect(paid.actions).toContain('reschedule')
    expect(must(await api.payment.currentOrder(requestId))).toBeNull()

    // The slip.
    const barcode = must(await api.requests.barcode(requestId))
    expect(Buffer.from(barcode.image, 'base64').subarray(1, 4).toString()).toBe('PNG')
    expect(verifySlip(barcode.data, services.slips.publicKey)).toMatchObject({
      applicationNumbers: [persons[0]?.applicationNumber],
      occasion: 'appointment',
      date: '2026-12-01',
      from: '09:00',
    })
    const slip = must(await api.requests.slip(requestId))
    const pdf = await system.open(api, slip.pdfUrl)
    expect(pdf.headers.get('content-type')).toBe('application/pdf')
    expect(
      Buffer.from(await pdf.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
    expect(await (await system.open(api, slip.calendarUrl)).text()).toContain('DTSTART:20261201T060000Z')

    // Another visitor with one number, and with both.
    const stranger = system.visitor()
    const applicationNumber = persons[0]?.applicationNumber ?? ''
    const card = must(await stranger.requests.byApplicationNumber(applicationNumber))
    expect(card).toMatchObject({ masked: true, status: 'paymentCompleted' })
    const secrets = ['KEBEDE', '0900000001', '1990', '5000', 'applicant@example.org', confirmationNumber]
    expect(secrets.filter((secret) => containsValue(JSON.stringify(card), secret))).toEqual([])
    expect(codeOf(await stranger.requests.get(requestId))).toBe('notFound')
    const fullView = must(await stranger.requests.byApplicationNumber(applicationNumber, confirmationNumber))
    expect(fullView).toMatchObject({ masked: false, confirmationNumber })
    expect(must(await stranger.requests.get(requestId)).status).toBe('paymentCompleted')
    const [byConfirmation] = must(await system.visitor().requests.byConfirmationNumber(confirmationNumber))
    expect(byConfirmation).toMatchObject({ masked: true })
    expect(byConfirmation?.persons[0]?.applicationNumber).toBe(`•••••••••••${applicationNumber.slice(-3)}`)
    expect(must(await api.requests.mine())).toHaveLength(1)
    expect(must(await stranger.requests.mine())).toEqual([])

    // The messages to the applicant, from a real mail server.
    await deliverOutbox(services)
    // Messages are sent in parallel by urgency, so their order is not fixed.
    expect(mailbox.mails.map(({ subject }) => subject).toSorted()).toEqual(
      [
        `Application ${applicationNumber} received`,
        `Payment order ${order.orderId}`,
        `Payment received for application ${applicationNumber}`,
      ].toSorted(),
    )
    const mailOf = (subject: string) => mailbox.mails.find((mail) => mail.subject?.startsWith(subject))
    expect(mailOf('Application ')?.to?.[0]?.address).toBe('applicant@example.org')
    expect(mailOf('Application ')?.text).toContain(confirmationNumber)
    expect(mailOf('Payment received')?.text).toContain(
      'Dec 01, 2026 G.C. (Hidar 22, 2019 E.C.), 9:00 AM (3:00 Ethiopian time)',
    )

    // One line in the audit log for each change.
    const actions = await auditRows(services, requestId).select('action').execute()
    expect(actions.map(({ action }) => action).toSorted()).toEqual([
      'attachment.stored',
      'attachment.viewed',
      'order.made',
      'payment.received',
      'request.confirmed',
      'request.opened',
      'request.submitted',
    ])
  })
})
