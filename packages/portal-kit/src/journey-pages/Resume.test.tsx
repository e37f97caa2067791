// @vitest-environment happy-dom
import type { PassportDraft } from '@invea/domain/drafts'
import { aCompleteOriginIdDraft, aCompletePassportDraft } from '@invea/domain/testing'
import type { Language } from '@invea/locales'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreen } from '../testing/render-screen.tsx'
import { officeAnswers } from '../testing/some-offices.ts'
import { ResumeOffer, type ResumeOfferProps } from './Resume.tsx'

/** 12:30 in Addis Ababa. */
const savedAt = Date.parse('2026-11-21T09:30:00Z')

const site = { regionId: '1', cityId: '102', officeId: '7' }

const offer = (changes: Partial<ResumeOfferProps>, language: Language = 'en') =>
  renderScreen(
    () => (
      <ResumeOffer
        draft={aCompletePassportDraft({ site })}
        requestType="new"
        step="family"
        savedAt={savedAt}
        onContinue={() => undefined}
        onStartOver={async () => undefined}
        {...changes}
      />
    ),
    { api: { master: officeAnswers }, language },
  )

const shown = () =>
  screen
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent?.replaceAll(' ', ' ')])

test('the offer names service, office with city, step and the time of the last save', async () => {
  await offer({})
  await screen.findByText('Adama Branch, Adama')
  expect(shown()).toEqual([
    ['Request type', 'New'],
    ['Office', 'Adama Branch, Adama'],
    ['You stopped at', 'Family'],
    ['Last saved', expect.stringMatching(/^Nov 21, 2026.*12:30 PM/)],
  ])
})

test.each<[Language, readonly string[]]>([
  ['am', ['የአገልግሎት ዓይነት', 'ጽሕፈት ቤት', 'ያቆሙበት ደረጃ', 'መጨረሻ የተቀመጠው']],
  ['om', ['Gosa iyyataa', 'Waajjira', 'Bakka dhaabdan', "Yeroo dhumaaf kan olkaa'ame"]],
  ['ti', ['ዓይነት ምልክታ', 'ቤት ፅሕፈት', 'ደው ዝበልኩምሉ ደረጃ', 'ንመወዳእታ ዝተቐመጠሉ']],
])('in %s no label is English', async (language, labels) => {
  await offer({}, language)
  await screen.findByText(/^Adama Branch/)
  expect(shown().map(([label]) => label)).toEqual(labels)
})

test('an urgent draft names the days, an Origin ID draft its service', async () => {
  const { unmount } = await offer({
    draft: { ...aCompletePassportDraft({ site: {} }), urgentDays: 2 } as PassportDraft,
  })
  expect(shown().slice(0, 2)).toEqual([
    ['Request type', 'New'],
    ['Request mode', 'Urgent (2 Days)'],
  ])
  unmount()
  await offer({ draft: { ...aCompleteOriginIdDraft({ service: 'child' }), site: {} }, requestType: 'new' })
  expect(shown()[0]).toEqual(['Request type', 'Children under 18 (son or daughter)'])
})

test('what is not chosen or not saved is left out', async () => {
  await offer({ draft: aCompletePassportDraft({ site: {} }), requestType: undefined, savedAt: undefined })
  expect(shown()).toEqual([['You stopped at', 'Family']])
})
