import { languages } from '@invea/locales'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type MessageKind, renderMessage } from '../../src/messages/messages.ts'
import { type Posting, postMessage } from '../../src/messages/post-message.ts'
import { startService, type TestService } from '../../src/testing/a-service.ts'
import { messageParams } from '../../src/testing/message-params.ts'
import { deliverOutbox } from '../../src/testing/posted-messages.ts'
import { type Mailbox, type SmsGatewayStandIn, startMailbox, startSmsGateway } from '../../src/testing/stand-ins.ts'

let service: TestService
let mailbox: Mailbox
let gateway: SmsGatewayStandIn
beforeAll(async () => {
  mailbox = await startMailbox()
  gateway = await startSmsGateway()
  service = (await startService('embedded', {
    SMTP_URL: mailbox.url,
    MAIL_FROM: 'ICS <no-reply@portal.example>',
    SMS_URL: gateway.url,
    SMS_TOKEN: 'sample',
  })) as TestService
})
afterAll(async () => {
  await service.stop()
  await mailbox.stop()
  await gateway.stop()
})

const kinds = Object.keys(messageParams.en) as MessageKind[]

test('delivers every kind of message in every language to a mail server and a gateway unchanged', {
  timeout: 60_000,
}, async () => {
  const { services, clock } = service
  const wanted = { mails: [] as string[], texts: [] as string[], phones: [] as string[] }
  let at = 0
  for (const language of languages) {
    for (const kind of kinds) {
      const params = messageParams[language][kind]
      const { subject, mail, sms } = renderMessage(language, kind, params)
      // Each message has another recipient, because limits count for each recipient.
      at += 1
      const to = {
        ...(mail && { email: `sample${at}@example.org` }),
        ...(sms && { phone: `0911${String(at).padStart(6, '0')}` }),
      }
      await services.transact((trx) =>
        postMessage(trx, services, {
          kind,
          params,
          language,
          to: to as Posting<MessageKind>['to'],
          officeId: 2,
          occasion: language,
          now: clock.now(),
          sender: 'service',
        }),
      )
      if (to.email) wanted.mails.push(`${to.email}\n${subject}\n${mail}`)
      if (sms) wanted.texts.push(sms)
      if (to.phone) wanted.phones.push(to.phone.replace(/^0/, '+251'))
    }
  }
  while ((await deliverOutbox(services)) > 0);
  const arrived = mailbox.mails.map(({ to, subject, text }) => `${to?.[0]?.address}\n${subject}\n${text?.trimEnd()}`)
  const order = (texts: readonly string[]) => texts.map((text) => text.replaceAll('\r\n', '\n').trimEnd()).toSorted()
  expect(order(arrived)).toEqual(order(wanted.mails))
  expect(order(gateway.received.map(({ message }) => message))).toEqual(order(wanted.texts))
  expect(order(gateway.received.map(({ to }) => to))).toEqual(order(wanted.phones))
  expect(new Set(gateway.received.map(({ authorization }) => authorization))).toEqual(new Set(['Bearer sample']))
  expect(mailbox.mails.every(({ from }) => from?.address === 'no-reply@portal.example')).toBe(true)
})
