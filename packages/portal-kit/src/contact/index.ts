export * from './ContactScreen.tsx'
