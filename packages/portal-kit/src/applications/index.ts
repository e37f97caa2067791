export * from './CancelScreen.tsx'
export * from './DetailScreen.tsx'
export * from './EditHelp.tsx'
export * from './MyApplicationsScreen.tsx'
