import { parseArgs } from 'node:util'
import { startAttackedService } from './abuse/attacked-service.ts'
import {
  floodAPhone,
  guessNumbers,
  hoardFromOneAddress,
  holdUploads,
  lockOut,
  orderAgain,
  type Rush,
  resell,
  rushForADay,
} from './abuse/attacks.ts'
import { endWith, proofOptions, runProof } from './run-proof.ts'

interface AbuseSize {
  readonly rush: Rush
  readonly hoardingSessions: number
  readonly orders: number
  readonly slowUploads: number
  readonly sales: number
  readonly guessingSessions: number
  readonly floodingSessions: number
  readonly wrongPasswords: number
}

/** `short` is part of `npm test`; figures of `long` are in docs/promises.md. */
export const abuseSizes = {
  short: {
    rush: {
      capacities: [5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5],
      attackers: 10,
      sessions: 2,
      phones: 0,
      honest: 24,
      behindOneNetwork: 18,
      atOnce: 4,
    },
    hoardingSessions: 6,
    orders: 2,
    slowUploads: 7,
    sales: 1,
    guessingSessions: 1,
    floodingSessions: 5,
    wrongPasswords: 6,
  },
  long: {
    rush: {
      capacities: Array.from({ length: 15 }, () => 20),
      attackers: 100,
      sessions: 6,
      phones: 2,
      honest: 400,
      behindOneNetwork: 300,
      atOnce: 16,
    },
    hoardingSessions: 60,
    orders: 10,
    slowUploads: 20,
    sales: 5,
    guessingSessions: 5,
    floodingSessions: 30,
    wrongPasswords: 12,
  },
} as const satisfies Record<string, AbuseSize>

/** Runs the attacks of the audit against a real service with its default limits, and returns the results. */
export const proveAbuse = async (size: AbuseSize, folder: string, print: (line: string) => void = () => undefined) => {
  const attacked = await startAttackedService(folder)
  const report = <T>(name: string, figures: T): T => {
    print(`${name}: ${JSON.stringify(figures)}`)
    return figures
  }
  try {
    const oneDay = await attacked.open(2, size.rush.capacities)
    const hoarder = report(
      'hoarder with one address',
      await hoardFromOneAddress(attacked, oneDay, size.hoardingSessions),
    )
    const rushDay = await attacked.open(3, size.rush.capacities)
    const rush = report('hoarder with many addresses', await rushForADay(attacked, rushDay, size.rush))
    const reorder = report('re-order', await orderAgain(attacked, 9, size.orders))
    const uploads = report('slow uploads', await holdUploads(attacked, 10, size.slowUploads))
    const resale = report('resale', await resell(attacked, 4, size.sales))
    const guesses = report('guessing', await guessNumbers(attacked, size.guessingSessions))
    const flood = report('SMS flood', await floodAPhone(attacked, size.floodingSessions))
    const lock = report('lock-out', await lockOut(attacked, size.wrongPasswords))
    return { capacity: rush.capacity, hoarder, rush, reorder, uploads, resale, guesses, flood, lock }
  } finally {
    await attacked.stop()
  }
}
type AbuseFigures = Awaited<ReturnType<typeof proveAbuse>>

/** Limits that an attack exceeded, and attacks that were not made; empty when all hold. */
export const brokenLimits = ({
  capacity,
  hoarder,
  rush,
  reorder,
  uploads,
  resale,
  guesses,
  flood,
  lock,
}: AbuseFigures): readonly string[] => {
  const limits: readonly (readonly [holds: boolean, message: string])[] = [
    [hoarder.slots > 0, 'one address did not try to hoard a day'],
    [hoarder.slots / capacity <= 0.15, 'one address gets more than 15 % of a day'],
    // Without a phone they end at the code.
    [
      (rush.attackers.ends.held ?? 0) + (rush.attackers.ends.codeRequired ?? 0) > 0,
      'many addresses did not try to hoard a day',
    ],
    [rush.attackersShare <= 0.15, 'many addresses get more than 15 % of a day'],
    [rush.honestServed >= 0.95, 'fewer than 95 % of the honest visitors get an appointment while any is left'],
    [reorder.made > 0 && reorder.moved === 0, 'a new order extends an unpaid appointment'],
    [uploads.uploads > 0 && uploads.others === 'not delayed', 'slow uploads refuse those of others'],
    [resale.sold === 0, 'a released slot went to its buyer at once'],
    [guesses.lookupsPerSession > 0 && guesses.lookupsPerProof > 0, 'no number was guessed'],
    [guesses.lookupsPerSession <= 3 && guesses.lookupsPerProof <= 10, 'numbers are guessed without proof'],
    [flood.sent > 0, 'no code was sent to the flooded phone'],
    [flood.sent <= 6, 'one phone gets more than six codes'],
    [flood.owner === 'not locked out', 'the owner of a phone gets no code while one network floods it'],
    [flood.codesOfOneProof <= 1, 'one proof sends more than one code'],
    [lock.refused > 0, 'no wrong password was refused'],
    [lock.owner === 'not locked out', 'a member is locked out by a stranger'],
  ]
  return limits.flatMap(([holds, message]) => (holds ? [] : [message]))
}

// `pnpm prove:abuse [short|long] [--keep]`: runs the attacks of the audit and ends with exit code 1 when one exceeds its limit.
if (import.meta.main) {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: proofOptions })
  const size = positionals[0] ?? 'long'
  if (size !== 'short' && size !== 'long') endWith('usage', 'pnpm prove:abuse [short|long] [--keep]')
  await runProof({ name: `abuse-${size}`, size, ...values }, async ({ folder, print }) => {
    const results = await proveAbuse(abuseSizes[size], folder, print)
    const broken = brokenLimits(results)
    return { figures: { ...results, violations: broken.length }, findings: { 'limits of the attacks': broken } }
  })
}
