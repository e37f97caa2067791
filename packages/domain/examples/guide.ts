import { isoDate, passportGuide } from '@invea/domain'

const person = { nationality: 'ethiopian', birthDate: isoDate('1990-05-12'), passport: 'expired' } as const
const office = { today: isoDate('2026-11-21'), restriction: { minDays: 3, maxDays: 45 }, processingDays: 15 }
const services = passportGuide(person, office)

services.filter(({ offered }) => offered).map(({ service, fee }) => [service, fee]) // => [['expired', 5000]]
services.find(({ service }) => service === 'new')?.decidedBy // => 'holdsNoPassport'
