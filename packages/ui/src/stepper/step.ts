/** Whether a step is done, current, open, or closed until earlier ones are done. */
export type StepState = 'done' | 'current' | 'open' | 'locked'

export interface Step {
  readonly id: string
  readonly title: string
  readonly state: StepState
}
