import type { AttachmentType } from '@invea/domain/attachments'
import { originIdServiceNames } from '@invea/domain/services'
import { languages } from '@invea/locales'
import { catalogue } from '@invea/locales/catalogue'
import { expect, test } from 'vitest'
import { chargedRows } from '../payment/fee-rows.ts'
import { servicePages } from './HowToApply.tsx'
import { neededOriginDocuments } from './InformationParts.tsx'

test('has two pages of four cards (A §2)', () => {
  expect(servicePages.map((page) => page.map(({ service }) => service))).toEqual([
    ['new', 'expired', 'pageRunOut', 'damaged'],
    ['lost', 'dataChange', 'urgent', 'other'],
  ])
})

test('every service with texts has a card', () => {
  const withWords = Object.entries(catalogue.en.home.apply).flatMap(([key, words]) =>
    typeof words === 'object' ? key : [],
  )
  expect(new Set(servicePages.flat().map(({ service }) => service))).toEqual(new Set(withWords))
})

test('every card whose form can charge a correction names its fee as the lowest', () => {
  const isLowest = (service: string) => servicePages.flat().find((card) => card.service === service)?.from === true
  for (const service of ['expired', 'pageRunOut', 'damaged', 'lost', 'dataChange'] as const) {
    expect([service, isLowest(service)]).toEqual([service, chargedRows(service).length > 1])
  }
  expect(isLowest('new')).toBe(chargedRows('new').length > 1)
})

test('fees come from the tables: 5,000 for a new passport, from 20,000 when urgent', () => {
  const cards = servicePages.flat()
  expect(cards.find(({ service }) => service === 'new')?.fee).toBe(5000)
  expect(cards.find(({ service }) => service === 'urgent')).toMatchObject({ fee: 20000, from: true })
})

/** The noun of each document, in the four languages of `languages`. */
const nouns: Partial<Record<AttachmentType, RegExp>> = {
  foreignPassport: /foreign passport|የውጭ ሀገር ፓስፖርት|paaspoortii biyya alaa|ወፃኢ ሃገር ፓስፖርት|ፓስፖርት ወፃኢ ሃገር/i,
  entryVisa: /visa|ቪዛ|viizaa/,
  originProof: /proof of origin|የትውልድ ማስረጃ|ragaa dhalootaa|መረጋገፂ ትውልድ/,
  oldOriginId: /Your Origin ID|damaged card|መታወቂያዎ|ካርድ|Waraqaa eenyummaa|Kaardii|መለለይ መንነትኩም/,
  policeLetter: /police report|የፖሊስ ማስረጃ|ragaa poolisii|መረጋገፂ ፖሊስ/,
  detailsProof: /right details|ትክክለኛውን መረጃ|odeeffannoo sirrii|ትኽክለኛ ሓበሬታ/,
  marriageCertificate: /marriage certificate|የጋብቻ ምስክር|ragaa gaa'elaa|ናይ መርዓ ምስክር/,
  spouseOriginId: /holder’s valid Origin ID|የባለቤቱ .*መታወቂያ|eenyummaa abbaa|መለለይ መንነት ናይቲ ዋና/,
  birthCertificate: /birth certificate|የልደት ምስክር|ragaa dhalootaa|ናይ ልደት ምስክር/,
  parentId: /parent’s ID|የወላጅ መታወቂያ|eenyummaa .*paaspoortii|መለለይ መንነት .*ወላዲ/,
  photo: /photo|ፎቶ|suuraa/,
}

test.each(languages)('each card of the Origin ID names every document that all applicants need, in %s', (language) => {
  const { apply } = catalogue[language].originHome
  for (const service of originIdServiceNames) {
    const { text } = apply[service === 'bySpouse' ? 'spouse' : service]
    const always = neededOriginDocuments(service).filter(({ when }) => !when)
    const missing = always.filter(({ type }) => !nouns[type]?.test(text)).map(({ type }) => type)
    expect([service, missing]).toEqual([service, []])
  }
})
