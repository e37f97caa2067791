import { renderPortal, startLanguage } from '@invea/portal-kit/shell'
import { createPortalRouter } from './router.ts'

void renderPortal(createPortalRouter(startLanguage()), () => import('./styles.css'))
