export * from './pages.tsx'
export * from './view-screen.tsx'
export * from './view-search.ts'
