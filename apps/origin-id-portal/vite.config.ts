import { portalConfig } from '@invea/portal-kit/build'

const informationPages = ['/', '/Information', '/service', '/Faq', '/about', '/contactUs', '/SignIn']
const kit = '../../packages/portal-kit/src'
const lookUp = [`${kit}/journey-pages/my-application-page.tsx`, `${kit}/my-applications/StatusScreen.tsx`]
const step = ['first-step', `${kit}/journey-pages/StepPage.tsx`, 'src/request-form.ts']
const screens = `${kit}/application-form`

export default portalConfig({
  pages: [
    ...informationPages.map((path) => ({ path })),
    { path: '/Status', form: true, parts: lookUp },
    { path: '/request-appointment/applicants-count', entry: '/request-appointment', form: true, parts: ['first-step'] },
    { path: '/request-appointment/group-size', start: 'group', parts: [...step, `${screens}/GroupSizeScreen.tsx`] },
    {
      path: '/request-appointment/origin-id-service',
      start: 'individual',
      parts: [...step, `${screens}/RequestTypeScreen.tsx`],
    },
  ],
  otherTexts: [
    'request:title',
    'request:steps.sign-in',
    'request:steps.urgent-type',
    'request:steps.urgent-date',
    'request:steps.appointment-type',
    'request:steps.replacement-reason',
    'request:steps.passport-info',
    'request:terms.onlyNationals',
    'request:terms.onePassport',
    'request:terms.holder',
    'request:terms.birthCertificate',
  ],
})
