// @vitest-environment happy-dom
import { aCompletePassportDraft } from '@invea/domain/testing'
import { screen } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import { expect, test } from 'vitest'
import { renderStep } from '../testing/render-step.tsx'
import { PersonalScreen } from './PersonalScreen.tsx'

globalThis.indexedDB = new IDBFactory()

test.each([
  ['correction', 1],
  ['renewal', 0],
] as const)('24: a %s explains how to type corrected names: %i times', async (requestType, times) => {
  const draft = aCompletePassportDraft({ requestType, appointment: {} })
  await renderStep({ step: 'personal-detail', Content: PersonalScreen, draft, api: {} })
  await screen.findByLabelText(/^First name/)
  expect(screen.queryAllByText(/as they should be in the new passport, not as they are in the old one/)).toHaveLength(
    times,
  )
})
