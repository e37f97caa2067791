export * from './pages.tsx'
export * from './view-screen.ts'
export * from './view-search.ts'
