import { portalConfig } from '@invea/portal-kit/build'

export default portalConfig({ pages: [{ path: '/' }] })
