import { startApp } from '@invea/portal-kit/start'

startApp(() => import('./main.tsx'))
