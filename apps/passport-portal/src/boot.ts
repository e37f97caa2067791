import { startApp } from '@invea/portal-kit/shell/start.ts'

startApp(async () => (await import('./main.tsx')).start())
