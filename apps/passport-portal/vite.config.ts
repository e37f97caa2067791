import { portalConfig, serviceStep, stepParts } from '@invea/portal-kit/build'

export default portalConfig({
  pages: [
    { path: '/Information/urgent' },
    serviceStep('appointment-type'),
    {
      path: '/urgent-appointment/applicants-count',
      entry: '/urgent-appointment',
      form: true,
      parts: ['first-step', 'urgent'],
    },
    { path: '/urgent-appointment/sign-in', start: 'individual', parts: [...stepParts, 'urgent', 'src/urgent-form.ts'] },
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
