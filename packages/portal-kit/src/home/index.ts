export { OriginHome } from './OriginHome.tsx'
export { PassportHome } from './PassportHome.tsx'
