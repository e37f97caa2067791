// Sign-up, sign-in, one-time codes, passwords, contact form.
export * from './account-phone.ts'
export * from './contact-form.ts'
export * from './one-time-code.ts'
export * from './password.ts'
export * from './sign-in.ts'
export * from './sign-up.ts'
