import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as appointment from '@invea/domain/appointment'
import * as attachments from '@invea/domain/attachments'
import * as calendar from '@invea/domain/calendar'
import * as fees from '@invea/domain/fees'
import * as holidays from '@invea/domain/holidays'
import * as services from '@invea/domain/services'
import { languages } from '@invea/locales'
import { translationErrors } from '@invea/locales/catalogue'
import { expect, test } from 'vitest'
import { type Case, defaultCase, optionsOf, readCase, writeCase } from '../src/case.ts'
import { answersOf, explore } from '../src/explore.ts'
import { dateSources, documentSource, feeSources, guideSources } from '../src/sources.ts'

const domain: object = { ...appointment, ...attachments, ...calendar, ...fees, ...holidays, ...services }
const root = join(import.meta.dirname, '../../..')
const day = calendar.isoDate('2026-11-23')
const defaults = defaultCase(day)

/** Every combination of passport, speed, office and status of one person. */
const cases: readonly Case[] = optionsOf('passport').flatMap((passport) =>
  optionsOf('speed').flatMap((speed) =>
    [12, 30, 61].flatMap((age) =>
      [false, true].flatMap((correction) =>
        [false, true].flatMap((damaged) =>
          [false, true].map((pagesRunOut) => ({ ...defaults, passport, speed, age, correction, damaged, pagesRunOut })),
        ),
      ),
    ),
  ),
)

test('the fee lines add up to the fee of the guide in every case', () => {
  const facts = { today: day, restriction: { minDays: 3, maxDays: 45 }, processingDays: 15 }
  let compared = 0
  for (const one of cases) {
    const results = services.passportGuide(answersOf(one), facts)
    for (const { service, lines, documents, dates } of explore(one).offers) {
      const result = results.find((each) => service === `passport.${each.service}`)
      const total = lines.reduce((sum, { amount }) => sum + amount, 0)
      const urgentFee = result?.urgentFees?.[one.speed === 'urgent2' ? 2 : 5]
      expect(total, `${service} ${writeCase(one, 'en')}`).toBe(urgentFee ?? result?.fee ?? 0)
      expect(documents).toEqual(result?.documents)
      if (one.speed !== 'urgent5') expect(dates?.delivery).toBe(result?.delivery)
      compared += 1
    }
  }
  expect(compared).toBeGreaterThan(200)
})

test('every service is either open or closed by a rule with a source', () => {
  for (const one of [...cases, { ...defaults, nationality: 'foreign' as const }, { ...defaults, openRequest: true }]) {
    const { offers, closed } = explore(one)
    const names = [...offers, ...closed].map(({ service }) => service)
    expect(new Set(names).size).toBe(names.length)
    expect(names.length).toBe(one.nationality === 'ethiopian' ? 10 : 7)
    for (const { decidedBy } of [...offers, ...closed]) {
      const { rule, sections } = guideSources[decidedBy]
      expect(sections).not.toEqual([])
      if (rule.startsWith('guideRules.')) expect(rule).toBe(`guideRules.${decidedBy}`)
    }
  }
})

test('the urgent service is closed at a branch, by the rule of the main office', () => {
  const atBranch = explore({ ...defaults, speed: 'urgent2', office: 'branch' })
  expect(atBranch.closed).toContainEqual({ service: 'passport.urgent', decidedBy: 'mainOfficeOnly' })
  expect(explore({ ...defaults, speed: 'urgent2' }).offers.map(({ service }) => service)).toContain('passport.urgent')
})

/** Comments and declarations of the domain's exported values. */
const declarations = globSync('packages/domain/src/**/*.ts', { cwd: root })
  .filter((path) => !path.endsWith('.test.ts'))
  .flatMap((path) => readFileSync(join(root, path), 'utf8').split(/\n\n(?=\/\*\*)/))
const declarationOf = (name: string) =>
  declarations.find((text) => new RegExp(`^export const ${name}\\b`, 'm').test(text)) ?? ''

test('every source names an export of the domain, and the sections that its comment names', () => {
  const documents = Object.keys(attachments.attachmentTypes) as attachments.AttachmentType[]
  const sources = [guideSources, feeSources, dateSources].flatMap((table) => Object.values(table))
  const all = [
    ...sources,
    ...documents.flatMap((type) => [documentSource(type, 'passport'), documentSource(type, 'originId')]),
  ]
  const faults = all.flatMap(({ rule: path, sections }) => {
    const [rule = ''] = path.split('.')
    if (!(rule in domain)) return [`${rule} is no export`]
    return sections.filter((section) => !declarationOf(rule).includes(section)).map((section) => `${rule}: ${section}`)
  })
  expect([...new Set(faults)]).toEqual([])
})

test('every decision that a source names is a row of the decisions', () => {
  const decisions = readFileSync(join(root, 'docs/spec-decisions.md'), 'utf8')
  const named = [guideSources, feeSources, dateSources]
    .flatMap((table) => Object.values(table).flatMap(({ sections }) => sections))
    .filter((section) => /^[DR]/.test(section))
  expect(named.length).toBeGreaterThan(4)
  for (const section of named) expect(decisions).toMatch(new RegExp(`^\\| ${section}\\b`, 'm'))
})

test('the address restores the case and contains no personal data', () => {
  for (const one of cases) expect(readCase(writeCase(one, 'am'))).toEqual(one)
  const address = writeCase({ ...defaults, age: 17, adopted: true }, 'en')
  expect(address).toBe('?lang=en&age=17&adopted=yes&day=2026-11-23')
})

test('impossible values in an address are ignored', () => {
  const search = '?day=2026-02-31&age=-3&passport=stolen&minDays=1e9&correction=true&expires=tomorrow'
  expect(readCase(search, day)).toEqual(defaults)
})

test.each(languages)('the texts of the explorer are complete: %s', (language) => {
  const read = (code: string) =>
    JSON.parse(readFileSync(join(import.meta.dirname, `../texts/${code}/explorer.json`), 'utf8'))
  expect(translationErrors(read('en'), read(language))).toEqual([])
})
