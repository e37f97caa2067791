export * from './FormCaptcha.tsx'
export * from './FormField.tsx'
export * from './FormFrame.tsx'
export * from './use-page-form.ts'
