export { portalConfig } from './portal-config.ts'
