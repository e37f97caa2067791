export * from './StatusScreen.tsx'
