export * from './pages.tsx'
export * from './view-search.ts'
