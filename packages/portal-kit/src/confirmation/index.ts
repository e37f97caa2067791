export * from './ConfirmationScreen.tsx'
export * from './ConfirmationStep.tsx'
