import { request } from 'node:http'
import { uploadAttachment } from '@invea/api/contract'
import { type IsoDate, isoDate } from '@invea/domain'
import { aNewRequest, anApplicant, aPersonalDetail } from '@invea/domain/testing'
import { unwrap } from '@invea/tooling/test-client'
import type { AttackedService } from './attacked-service.ts'
import { enterCode, type HoldEnd, holdAnywhere, key, openVisitor, requestHold, type Target } from './visitor.ts'

/** How large the attack on one day is. */
export interface Rush {
  readonly capacities: readonly number[]
  /** Number of attacking addresses, each in a separate network. */
  readonly attackers: number
  /** Number of sessions of each attacking address, in sequence. */
  readonly sessions: number
  /** Number of phones of all attackers together. */
  readonly phones: number
  /** Honest visitors; each has a phone. */
  readonly honest: number
  /** Number of honest visitors behind one /24. */
  readonly behindOneNetwork: number
  /** Number of parallel visitors of each side. */
  readonly atOnce: number
}

const eachOf = async <Item>(items: readonly Item[], atOnce: number, work: (item: Item) => Promise<void>) => {
  const queue = [...items]
  const worker = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}
const numbers = (count: number) => Array.from({ length: count }, (_, at) => at)
const capacityOf = ({ capacities }: Pick<Rush, 'capacities'>) => capacities.reduce((sum, one) => sum + one, 0)

/** A script at one address: a new session and a group of five for each hold. It solves every proof of work and has no phone. */
export const hoardFromOneAddress = async (attacked: AttackedService, target: Target, sessions: number) => {
  let slots = 0
  const ends: Partial<Record<HoldEnd, number>> = {}
  for (const at of numbers(sessions)) {
    const visitor = await openVisitor(attacked.url, '198.51.100.7')
    const how = { applicants: 5, firstSlot: at, readCode: attacked.codeOf }
    const end = await holdAnywhere(visitor, target, how)
    ends[end] = (ends[end] ?? 0) + 1
    if (end === 'held') slots += how.applicants
  }
  return { slots, ends }
}

/** Attackers with many addresses compete with honest visitors for one day, all at the same time. */
export const rushForADay = async (attacked: AttackedService, target: Target, rush: Rush) => {
  const attackers = { slots: 0, ends: {} as Partial<Record<HoldEnd, number>> }
  const honest = { slots: 0, ends: {} as Partial<Record<HoldEnd, number>> }
  const phones = numbers(rush.phones).map((at) => `09000020${String(at).padStart(2, '0')}`)
  let isOver = false
  const attack = async (at: number) => {
    for (const session of numbers(rush.sessions)) {
      if (isOver) return
      const visitor = await openVisitor(attacked.url, `10.${100 + Math.floor(at / 250)}.${at % 250}.9`)
      // The first hold of a network may be a whole group, the next ones pairs.
      const applicants = session === 0 ? 5 : 2
      const phone = phones[(at + session) % Math.max(1, phones.length)]
      const end = await holdAnywhere(visitor, target, {
        applicants,
        firstSlot: at + session,
        phone,
        readCode: attacked.codeOf,
      })
      attackers.ends[end] = (attackers.ends[end] ?? 0) + 1
      if (end === 'held') attackers.slots += applicants
    }
  }
  const bookHonestly = async (at: number) => {
    const isShared = at < rush.behindOneNetwork
    const address = isShared ? `196.188.7.${1 + (at % 250)}` : `172.20.${at % 250}.5`
    const applicants = at % 5 === 0 ? 2 : 1
    const visitor = await openVisitor(attacked.url, address)
    const phone = `09001${String(at).padStart(5, '0')}`
    const end = await holdAnywhere(visitor, target, { applicants, firstSlot: at, phone, readCode: attacked.codeOf })
    honest.ends[end] = (honest.ends[end] ?? 0) + 1
    if (end === 'held') honest.slots += applicants
  }
  await Promise.all([
    eachOf(numbers(rush.attackers), rush.atOnce, attack),
    eachOf(numbers(rush.honest), rush.atOnce, bookHonestly).then(() => {
      isOver = true
    }),
  ])
  const { held = 0, codeRequired = 0, refused = 0 } = honest.ends
  return {
    capacity: capacityOf(rush),
    attackers,
    honest,
    attackersShare: attackers.slots / capacityOf(rush),
    /** Share of the honest visitors who did not find the day full. */
    honestServed: held / Math.max(1, held + codeRequired + refused),
  }
}

/** A seller releases the only slot of a day at an agreed moment, and the buyer requests it at once, many times. */
export const resell = async (attacked: AttackedService, officeId: number, sales: number) => {
  let sold = 0
  for (const sale of numbers(sales)) {
    const target = await attacked.open(officeId + sale, [1])
    const [seller, buyer] = [await openVisitor(attacked.url, '10.1.1.1'), await openVisitor(attacked.url, '10.2.1.1')]
    const [slot = 1] = target.slots
    for (const [visitor, phone] of [
      [seller, `09000030${String(sale).padStart(2, '0')}`],
      [buyer, `09000031${String(sale).padStart(2, '0')}`],
    ] as const) {
      await visitor.prove('site')
      if (!(await enterCode(visitor, phone, attacked.codeOf))) throw new Error('no code was sent')
    }
    const held = await requestHold(seller, target, slot, 1)
    unwrap(held)
    // The service reads the shares at most once a second.
    await new Promise((resolve) => setTimeout(resolve, 1_100))
    await seller.schedule.releaseHold(key())
    const tries = await Promise.all(numbers(10).map(() => requestHold(buyer, target, slot, 1)))
    if (tries.some(({ ok }) => ok)) sold += 1
  }
  return { sales, sold }
}

/** A picture of 16 x 16 pixels. */
const photo = Buffer.from(
  '/9j/2wBDAP//////////////////////////////////////////////////////////////////////////////////////2wBDAf//////////////////////////////////////////////////////////////////////////////////////wgARCAAQABADASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAH/xAAVAQEBAAAAAAAAAAAAAAAAAAAAAf/aAAwDAQACEAMQAAAAoT//xAAUEAEAAAAAAAAAAAAAAAAAAAAg/9oACAEBAAE/AB//xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oACAECAQE/AH//xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oACAEDAQE/AH//2Q==',
  'base64',
)

/** A visitor at an address with an unpaid application that has no documents. */
const apply = async (attacked: AttackedService, target: Target, address: string, birthDate: IsoDate) => {
  const { officeId } = target
  const api = await openVisitor(attacked.url, address)
  for (const form of ['site', 'passport'] as const) await api.prove(form, 'hardest')
  const [slotId = 1] = target.slots
  const hold = { officeId, requestType: 'new', date: target.date, slotId, applicants: 1 } as const
  const { appointmentIds } = unwrap(await api.schedule.hold(hold, key()))
  const { nationalities } = unwrap(await api.master.all())
  const nationalityId = nationalities.find(({ code }) => code === 'ETH')?.id ?? 0
  const offices = unwrap(await api.master.offices()).flatMap((city) => city.offices)
  const deliverySiteId = offices.find(({ id }) => id === officeId)?.deliverySites[0]?.id
  const applicants = [anApplicant({ personal: aPersonalDetail({ nationalityId, birthDate }) })]
  const newRequest = aNewRequest({ officeId, deliverySiteId, appointmentIds, applicants })
  const { requestId, persons } = unwrap(await api.requests.submit(newRequest, key()))
  const upload = async () => {
    for (const { requestPersonId } of persons) {
      const required = unwrap(await api.attachments.required(requestPersonId))
      const file = new File([photo], 'photo.jpg', { type: 'image/jpeg' })
      const files = required.map(({ attachmentTypeId }) => ({ attachmentTypeId, file }))
      unwrap(await api.attachments.upload(requestPersonId, files, { key: key() }))
    }
  }
  return { api, requestId, upload }
}

/** One session begins uploads that announce the longest body, and sends little of it. Then another visitor uploads documents. */
export const holdUploads = async (attacked: AttackedService, officeId: number, uploads: number) => {
  const target = await attacked.open(officeId, [20])
  const attacker = await apply(attacked, target, '10.7.1.1', isoDate('1991-01-01'))
  const owner = await apply(attacked, target, '10.8.1.1', isoDate('1992-01-01'))
  const { path, limits } = uploadAttachment
  const slow = numbers(uploads).map(() => {
    const headers = { 'content-type': 'multipart/form-data; boundary=part', 'content-length': limits.bodyBytes }
    const sent = request(attacked.url + path, {
      method: 'POST',
      headers: { ...headers, authorization: attacker.api.authorization(), 'x-forwarded-for': '10.7.1.1' },
    })
    sent.on('error', () => undefined)
    sent.write(`--part\r\ncontent-disposition: form-data; name="1"; filename="a.jpg"\r\n\r\n${'x'.repeat(4_096)}`)
    return sent
  })
  await new Promise((resolve) => setTimeout(resolve, 1_000))
  const uploaded = await owner.upload().then(
    () => true,
    () => false,
  )
  for (const sent of slow) sent.destroy()
  return { uploads, others: uploaded ? 'not delayed' : 'refused' }
}

/** Confirms and orders one unpaid application repeatedly, by page and by bank. Counts how often its deadline moves. */
export const orderAgain = async (attacked: AttackedService, officeId: number, orders: number) => {
  const { api, requestId, upload } = await apply(
    attacked,
    await attacked.open(officeId, [20]),
    '10.6.1.1',
    isoDate('1990-01-01'),
  )
  await upload()
  const heldUntil = async () => unwrap(await api.requests.get(requestId)).heldUntil
  const first = await heldUntil()
  if (first === undefined) throw new Error('an unpaid appointment has no deadline')
  let [made, moved] = [0, 0]
  for (const at of numbers(orders)) {
    await api.requests.confirm(requestId, key())
    const order = await api.payment.order({ requestId, optionId: at % 2 === 0 ? 1 : 4 }, key())
    if (order.ok) made += 1
    if ((await heldUntil()) !== first) moved += 1
  }
  return { orders, made, moved }
}

/** Guesses application numbers in new sessions without a proof of work, then in one session with a proof. */
export const guessNumbers = async (attacked: AttackedService, sessions: number) => {
  const guess = () =>
    `${Math.floor(Math.random() * 1e7)}${Math.floor(Math.random() * 1e7)}`.padStart(14, '1').slice(0, 14)
  const countLookups = async (proven: boolean) => {
    const visitor = await openVisitor(attacked.url, '198.51.100.8')
    if (proven) await visitor.prove('lookup')
    for (let attempts = 0; ; attempts++) {
      const found = await visitor.requests.byApplicationNumber(guess())
      if (found.ok || found.error.kind !== 'refused' || found.error.code !== 'notFound') return attempts
    }
  }
  const withoutProof = []
  for (const _ of numbers(sessions)) withoutProof.push(await countLookups(false))
  return {
    lookupsPerSession: Math.max(...withoutProof),
    lookupsPerProof: await countLookups(true),
    guessesPerHit: 10 ** 13 / 4_000_000,
  }
}

/**
 * Strangers in new sessions request codes for a victim's phone: from one network, after which the owner requests one from another, and
 * from many networks. One session requests codes for other phones with one proof.
 */
export const floodAPhone = async (attacked: AttackedService, sessions: number) => {
  const victim = '0900004999'
  const sendFrom = async (address: string) => {
    const visitor = await openVisitor(attacked.url, address)
    await visitor.prove('site')
    return { visitor, sent: (await visitor.captcha.sendCode({ phoneNumber: victim }, key())).ok }
  }
  for (const at of numbers(sessions)) await sendFrom(`10.3.0.${at + 1}`)
  const owner = await sendFrom('10.9.0.1')
  for (const at of numbers(sessions)) await sendFrom(`10.3.${at + 1}.1`)
  const visitor = await openVisitor(attacked.url, '10.3.0.1')
  await visitor.prove('site')
  const phones = numbers(sessions).map((at) => `09000041${String(at).padStart(2, '0')}`)
  const codes = await Promise.all(phones.map((phoneNumber) => visitor.captcha.sendCode({ phoneNumber }, key())))
  return {
    requested: 2 * sessions,
    sent: await attacked.messagesTo(victim),
    codesOfOneProof: codes.filter(({ ok }) => ok).length,
    owner: owner.sent ? 'not locked out' : 'locked out',
  }
}

/** A stranger enters wrong passwords for a member. Then the member signs in from another network. */
export const lockOut = async (attacked: AttackedService, wrong: number) => {
  const { email, password } = { email: 'sample.member@example.org', password: 'tena-yistilign' }
  const names = { firstName: 'SAMPLE', fatherName: 'FATHER', grandfatherName: 'GRANDFATHER' }
  const stranger = await openVisitor(attacked.url, '10.4.1.1')
  await stranger.prove('signUp')
  const member = { ...names, phoneNumber: '0900005001', email, password, passwordAgain: password }
  unwrap(await stranger.account.register(member, key()))
  const proof = (await attacked.confirmationTo(email)) ?? ''
  unwrap(await stranger.account.confirmRegistration({ username: email, password, proof }, key()))
  const signIn = async (address: string, typed: string) => {
    const visitor = await openVisitor(attacked.url, address)
    await visitor.prove('signIn')
    return visitor.account.signIn({ username: email, password: typed })
  }
  let refused = 0
  for (const at of numbers(wrong)) {
    const tried = await signIn('198.51.100.9', `wrong-${at}`)
    if (!tried.ok && tried.error.kind === 'refused' && tried.error.code === 'wrongCredentials') refused += 1
  }
  const owner = await signIn('10.5.1.1', password)
  return { wrong, refused, owner: owner.ok ? 'not locked out' : 'locked out' }
}
