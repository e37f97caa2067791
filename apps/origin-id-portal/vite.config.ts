import { portalConfig } from '@invea/portal-kit/build'

const toRead = ['/', '/Information', '/service', '/Faq', '/about', '/contactUs', '/SignIn']

export default portalConfig({
  pages: [
    ...toRead.map((path) => ({ path })),
    { path: '/Status', form: true },
    { path: '/request-appointment/party', entry: '/request-appointment', form: true },
  ],
})
