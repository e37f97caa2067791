import type { UpgradeProof } from './prove-upgrade.ts'

/** The figures of an upgrade as lines of a table. */
export const phaseTable = ({ attempts, payments, requests, phases }: UpgradeProof['figures']): readonly string[] => [
  `${attempts} attempts${payments === undefined ? '' : `, ${payments} payments`}, on ${requests} generated requests`,
  'phase                                 time    calls   median      99 %   longest   repeated   failed',
  ...Object.entries(phases).map(([phase, one]) => {
    const times = [one.median, one.p99, one.longest].map((time) => `${time} ms`.padStart(9)).join(' ')
    return `${phase.padEnd(34)} ${`${one.seconds} s`.padStart(7)} ${String(one.calls).padStart(8)} ${times} ${String(one.repeated).padStart(10)} ${String(one.failed).padStart(8)}`
  }),
]
