import { startLanguage } from '@invea/portal-kit/shell/portal-route.ts'
import { renderPortal } from '@invea/portal-kit/shell/render-portal.tsx'
import { createPortalRouter } from './routes.tsx'
import styles from './styles.css?url'

/** Takes the page over; a try that failed may be made again. */
export const start = (): Promise<void> => renderPortal(createPortalRouter(startLanguage()), styles)
