export * from './CancelScreen.tsx'
export * from './DetailScreen.tsx'
export * from './MyApplicationsScreen.tsx'
