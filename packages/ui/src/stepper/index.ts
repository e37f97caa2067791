export type { Step, StepState } from './step.ts'
export { Stepper, type StepperProps } from './stepper.tsx'
