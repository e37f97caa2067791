import { isoDate, requiredDocuments } from '@invea/domain'

const today = isoDate('2026-11-21')
const lost = { requestType: 'lost', mode: 'normal', correction: false, adopted: false } as const

requiredDocuments({ ...lost, birthDate: isoDate('1990-05-12') }, today) // => ['kebeleId', 'policeLetter']
requiredDocuments({ ...lost, birthDate: isoDate('2015-05-12') }, today) // => ['birthCertificate', 'parentId', 'policeLetter']
