/** Proofs of work, from the cheapest to the most expensive. Forms such as the sign-in require them too. */
export const proofEfforts = ['ordinary', 'hard', 'hardest'] as const
/** An effort of `proofEfforts`. */
export type ProofEffort = (typeof proofEfforts)[number]

/** Proofs that a hold may need, from the cheapest to the most expensive. A one-time code needs a person with a phone or a mailbox. */
export const holdProofs = [...proofEfforts, 'code'] as const
/** A proof of `holdProofs`. */
export type HoldProof = (typeof holdProofs)[number]

/** The data that decides which proof a hold needs. Shares are parts of the capacity of the office's day, from 0 to 1. */
export interface HoldCase {
  /** Free slots of the day. */
  readonly freeShare: number
  /** Held and unpaid appointments of the same network, before this hold. */
  readonly networkShare: number
  /** Live holds of the same address, before this hold. */
  readonly addressHolds: number
  /** Held and unpaid appointments without a one-time code, this hold included. */
  readonly uncodedShare: number
  readonly applicants: number
  /** The service as a whole is under attack. */
  readonly alarm: boolean
}

/** Above these a hold needs more proof. Shares are parts of the capacity of the office's day. */
export interface HoldLimits {
  readonly networkShare: number
  readonly addressHolds: number
  readonly uncodedShare: number
}

/** The default limits of the service. */
export const holdLimits: HoldLimits = { networkShare: 0.05, addressHolds: 3, uncodedShare: 0.1 }

/** A day with less than a quarter free is scarce. */
export const scarceBelow = 0.25
/** Whether an office's day is scarce. */
export const isScarce = ({ freeShare }: Pick<HoldCase, 'freeShare'>): boolean => freeShare < scarceBelow

/** Smallest group that needs the one-time code on a scarce day. */
const largeGroup = 3

type Rule = readonly [proof: HoldProof, applies: (hold: HoldCase, limits: HoldLimits) => boolean]

/** Each rule that applies requires a proof; the largest one counts. No rule refuses, because many families share the address of their mobile network. */
const rules: readonly Rule[] = [
  ['hard', ({ freeShare }) => freeShare < 2 * scarceBelow],
  ['hardest', isScarce],
  ['hardest', ({ networkShare }, limits) => networkShare > limits.networkShare],
  ['code', ({ networkShare }, limits) => networkShare > 2 * limits.networkShare],
  ['hardest', ({ addressHolds }, limits) => addressHolds >= limits.addressHolds],
  ['code', ({ addressHolds }, limits) => addressHolds >= 2 * limits.addressHolds],
  ['hard', ({ uncodedShare }, limits) => uncodedShare > limits.uncodedShare / 2],
  ['code', ({ uncodedShare }, limits) => uncodedShare > limits.uncodedShare],
  ['code', (hold) => hold.applicants >= largeGroup && (isScarce(hold) || hold.networkShare > 0)],
  ['hardest', ({ alarm }) => alarm],
]

/** H1: the proof that this hold needs. */
export const neededProof = (hold: HoldCase, limits: HoldLimits = holdLimits): HoldProof =>
  holdProofs
    .filter((proof) => rules.some(([required, applies]) => required === proof && applies(hold, limits)))
    .at(-1) ?? 'ordinary'

/** Whether a proof that was given is at least the one that is needed. */
export const isProofEnough = (given: HoldProof | undefined, needed: HoldProof): boolean =>
  given !== undefined && holdProofs.indexOf(given) >= holdProofs.indexOf(needed)

/** Maximum number of unpaid appointments that one phone or mailbox proves at a time: one full group. */
export const applicantsOfOneCode = 5
/** The same for all mailboxes of one mail domain that is not a public provider: an organisation has several people, and a broker one domain. */
export const applicantsOfOneDomain = 25
/** Days for which applications that ended unpaid count for their code. */
export const lapsedDays = 7
/** The first application of a code in `lapsedDays` that ended unpaid within this time does not count: a family may apply again. */
export const freeCancelHours = 1

/** The applicants of one phone, mailbox or mail domain. */
export interface CodedApplicants {
  /** With a live hold or an unpaid appointment. */
  readonly unpaid: number
  /** Their slots return after a delay. */
  readonly returning: number
  /** Of applications that ended unpaid within `lapsedDays`, see `freeCancelHours`. Those that the agency did not decide in time do not count. */
  readonly lapsed: number
}

const isOver = ({ unpaid, returning, lapsed }: CodedApplicants, applicants: number, limit: number): boolean =>
  unpaid + applicants > limit || unpaid + Math.max(returning, lapsed) + applicants > 2 * limit

/**
 * Whether the code of one phone or mailbox proves no more applicants. `domain`: those of all mailboxes of its mail domain. With slots that
 * return after a delay, or with applications that ended unpaid, twice the limit counts. So neither cancelling nor waiting blocks a day again
 * and again, and a family can change its choice, and miss the payment once.
 */
export const isCodeUsedUp = (
  { recipient, domain }: { readonly recipient: CodedApplicants; readonly domain: CodedApplicants },
  applicants: number,
): boolean => isOver(recipient, applicants, applicantsOfOneCode) || isOver(domain, applicants, applicantsOfOneDomain)

/** Domains where anyone gets a mailbox. Whole names, because anyone can register `live` or `hotmail` under another ending. */
const publicProviders = `
  gmail.com googlemail.com ymail.com rocketmail.com outlook.com outlook.fr outlook.de outlook.it live.com live.fr
  live.de live.it live.ca live.nl live.se live.no live.dk live.be live.co.uk live.com.au msn.com icloud.com me.com
  mac.com aol.com proton.me protonmail.com pm.me zoho.com zohomail.com yandex.com yandex.ru mail.ru bk.ru list.ru
  inbox.ru rambler.ru mail.com inbox.com gmx.com gmx.net gmx.de gmx.at gmx.ch gmx.fr web.de freenet.de t-online.de
  bluewin.ch orange.fr wanadoo.fr free.fr sfr.fr laposte.net libero.it tiscali.it virgilio.it btinternet.com
  comcast.net verizon.net att.net telia.com qq.com 163.com 126.com sina.com naver.com daum.net hanmail.net
  fastmail.com fastmail.fm myyahoo.com tuta.com tutanota.com rediffmail.com ethionet.et
  hotmail.com hotmail.co.uk hotmail.co.jp hotmail.co.th hotmail.com.ar hotmail.com.au hotmail.com.br hotmail.com.tr
  hotmail.be hotmail.ca hotmail.ch hotmail.de hotmail.dk hotmail.es hotmail.fi hotmail.fr hotmail.gr hotmail.it
  hotmail.nl hotmail.no hotmail.se
  yahoo.com yahoo.co.uk yahoo.co.in yahoo.co.id yahoo.co.jp yahoo.co.kr yahoo.co.nz yahoo.co.th yahoo.co.za
  yahoo.com.ar yahoo.com.au yahoo.com.br yahoo.com.hk yahoo.com.mx yahoo.com.my yahoo.com.ph yahoo.com.sg
  yahoo.com.tr yahoo.com.tw yahoo.com.vn yahoo.at yahoo.be yahoo.ca yahoo.ch yahoo.de yahoo.dk yahoo.es yahoo.fi
  yahoo.fr yahoo.gr yahoo.ie yahoo.in yahoo.it yahoo.nl yahoo.no yahoo.pl yahoo.pt yahoo.ro yahoo.se`
/** Names of registries under a country: example.com.et is a domain of its own. */
const registryName = /^(?:com|co|org|net|edu|ac|gov|biz|info|or|ne|go)$/

/**
 * The domain of a mail host that its owner registered, with all hosts under it. Undefined for a public provider, but not for a host under
 * one: where a provider has these, each is one mailbox.
 */
export const ownMailDomain = (typedHost: string): string | undefined => {
  const host = typedHost.toLowerCase()
  if (publicProviders.split(/\s+/).includes(host)) return undefined
  const labels = host.split('.')
  const isUnderRegistry = labels.at(-1)?.length === 2 && registryName.test(labels.at(-2) ?? '')
  return labels.slice(isUnderRegistry ? -3 : -2).join('.')
}

/** A released slot becomes free at a random moment within these minutes, so that it cannot be passed to a chosen buyer. */
export const slotReturnMinutes = 10
