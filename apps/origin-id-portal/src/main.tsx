import { startLanguage } from '@invea/portal-kit/shell/portal-route.ts'
import { renderPortal } from '@invea/portal-kit/shell/render-portal.tsx'
import { createPortalRouter } from './routes.tsx'
import styles from './styles.css?url'

/** Starts the app on the prerendered page. After a failure it can be called again. */
export const start = (): Promise<void> => renderPortal(createPortalRouter(startLanguage()), styles)
