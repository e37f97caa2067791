import type { StepStatus } from '@invea/domain'

/** A §2: the six stages of the urgent wizard and the steps each is made of. */
const stages = {
  type: ['urgent-type'],
  site: ['site'],
  date: ['urgent-date'],
  person: ['personal-detail', 'address', 'family', 'passport-info', 'attachments', 'group-applicants'],
  summary: ['summary'],
  payment: ['payment', 'confirmation'],
} as const satisfies Record<string, readonly string[]>

export type Stage = keyof typeof stages

/** One line of the side menu; `to` is the step a click leads to, absent where nothing may be opened. */
interface StageStatus {
  readonly stage: Stage
  readonly state: StepStatus['state']
  readonly to?: string | undefined
}

const stateOf = (steps: readonly StepStatus[]): StepStatus['state'] => {
  if (steps.some(({ state }) => state === 'current')) return 'current'
  if (steps.length === 0 || steps[0]?.state === 'locked') return 'locked'
  return steps.every(({ state }) => state === 'done') ? 'done' : 'open'
}

/** A §2: a stage is locked until the earlier one is completed, and checked when all of its steps are. */
export const stageStates = (steps: readonly StepStatus[]): readonly StageStatus[] =>
  (Object.keys(stages) as Stage[]).map((stage) => {
    const own = steps.filter(({ id }) => (stages[stage] as readonly string[]).includes(id))
    const state = stateOf(own)
    // An open stage goes on where it was left, a done one begins anew.
    const to =
      own.find((step) => step.reachable && (state === 'done' || step.state === 'open')) ??
      own.find((step) => step.reachable)
    return { stage, state, ...(to && { to: to.id }) }
  })
