export { PassportHome } from './PassportHome.tsx'
