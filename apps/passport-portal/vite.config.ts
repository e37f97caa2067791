import { portalConfig } from '@invea/portal-kit/build'

const pages = ['/', '/Information', '/Information/urgent', '/Faq', '/about', '/service', '/contactUs', '/SignIn']

export default portalConfig({ pages: pages.map((path) => ({ path })) })
