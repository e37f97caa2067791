export { GuideScreen } from './GuideScreen.tsx'
export { OriginGuideScreen } from './origin/OriginGuideScreen.tsx'
