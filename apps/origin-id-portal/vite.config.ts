import { portalConfig, serviceStep } from '@invea/portal-kit/build'

export default portalConfig({
  pages: [serviceStep('origin-id-service')],
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
