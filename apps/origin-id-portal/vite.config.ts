import { portalConfig } from '@invea/portal-kit/build'

const toRead = ['/', '/Information', '/service', '/Faq', '/about', '/contactUs', '/SignIn']
const screens = '../../packages/portal-kit/src/application-form'

export default portalConfig({
  pages: [
    ...toRead.map((path) => ({ path })),
    { path: '/Status', form: true },
    { path: '/request-appointment/applicants-count', entry: '/request-appointment', form: true },
    { path: '/request-appointment/group-size', start: 'group', parts: [`${screens}/GroupSizeScreen.tsx`] },
    {
      path: '/request-appointment/origin-id-service',
      start: 'individual',
      parts: [`${screens}/OriginIdServiceScreen.tsx`],
    },
  ],
})
