import { startApp } from '@invea/portal-kit/start'

startApp(async () => (await import('./main.tsx')).start())
