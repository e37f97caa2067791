import { portalConfig } from '@invea/portal-kit/build'

const toRead = ['/', '/Information', '/Information/urgent', '/Faq', '/about', '/service', '/contactUs', '/SignIn']

export default portalConfig({
  pages: [
    ...toRead.map((path) => ({ path })),
    { path: '/Status', form: true },
    { path: '/request-appointment/party', entry: '/request-appointment', form: true },
    { path: '/urgent-appointment/party', entry: '/urgent-appointment', form: true },
  ],
})
