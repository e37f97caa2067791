export * from './SiteScreen.tsx'
