export * from './ResetPasswordScreen.tsx'
export * from './SignInScreen.tsx'
export * from './SignUpScreen.tsx'
export * from './sign-in-search.ts'
