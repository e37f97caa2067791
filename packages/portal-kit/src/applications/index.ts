export * from './ApplicationCards.tsx'
export * from './MaskedDetail.tsx'
export * from './MyApplicationsScreen.tsx'
export * from './RequestViews.tsx'
