import { isoDate, passportGuide } from '@invea/domain'

// Answers in; every service out, with the rule that opened or closed it.
const services = passportGuide(
  { nationality: 'ethiopian', birthDate: isoDate('1990-05-12'), passport: 'expired' },
  { today: isoDate('2026-11-21'), restriction: { minDays: 3, maxDays: 45 }, processingDays: 15 },
)

services.filter(({ offered }) => offered).map(({ service, fee }) => [service, fee]) // => [['expired', 5000]]
services.find(({ service }) => service === 'new')?.decidedBy // => 'holdsNoPassport'
services.find(({ service }) => service === 'expired')?.documents // => ['oldPassportDataPage']
