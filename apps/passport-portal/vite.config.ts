import { portalConfig } from '@invea/portal-kit/build'

const toRead = ['/', '/Information', '/Information/urgent', '/Faq', '/about', '/service', '/contactUs', '/SignIn']
const screens = '../../packages/portal-kit/src/application-form'

export default portalConfig({
  pages: [
    ...toRead.map((path) => ({ path })),
    { path: '/Status', form: true },
    { path: '/request-appointment/applicants-count', entry: '/request-appointment', form: true },
    { path: '/request-appointment/group-size', start: 'group', parts: [`${screens}/GroupSizeScreen.tsx`] },
    { path: '/request-appointment/appointment-type', start: 'individual', parts: [`${screens}/RequestTypeScreen.tsx`] },
    { path: '/urgent-appointment/applicants-count', entry: '/urgent-appointment', form: true },
    { path: '/urgent-appointment/sign-in', start: 'individual' },
  ],
})
