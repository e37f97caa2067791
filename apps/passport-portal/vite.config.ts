import { portalConfig } from '@invea/portal-kit/build'

const informationPages = [
  '/',
  '/Information',
  '/Information/urgent',
  '/Faq',
  '/about',
  '/service',
  '/contactUs',
  '/SignIn',
]
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
      path: '/request-appointment/appointment-type',
      start: 'individual',
      parts: [...step, `${screens}/RequestTypeScreen.tsx`],
    },
    {
      path: '/urgent-appointment/applicants-count',
      entry: '/urgent-appointment',
      form: true,
      parts: ['first-step', 'urgent'],
    },
    { path: '/urgent-appointment/sign-in', start: 'individual', parts: [...step, 'urgent', 'src/urgent-form.ts'] },
  ],
  otherTexts: [
    'document:shows.foreignPassport',
    'document:shows.entryVisa',
    'document:shows.originProof',
    'document:shows.marriageCertificate',
    'document:shows.spouseOriginId',
    'request:originIdTitle',
    'request:steps.origin-id-service',
    'request:steps.origin-id-detail',
    'request:terms.originOnly',
    'request:terms.validCard',
    'request:terms.yellowCard',
  ],
})
