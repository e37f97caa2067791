// @vitest-environment happy-dom
import { aCompletePassportDraft } from '@invea/domain/testing'
import { screen, waitFor } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import { expect, test } from 'vitest'
import type { PartialApi } from '../testing/render-screen.tsx'
import { renderStep } from '../testing/render-step.tsx'
import { succeeds } from '../testing/responses.ts'
import { RequestTypeScreen } from './RequestTypeScreen.tsx'

globalThis.indexedDB = new IDBFactory()

const open = (master: PartialApi['master']) =>
  renderStep({
    step: 'appointment-type',
    Content: RequestTypeScreen,
    api: { master },
    draft: aCompletePassportDraft({ requestType: undefined }),
  })
const closed = () =>
  screen
    .getAllByRole<HTMLInputElement>('radio')
    .filter(({ disabled }) => disabled)
    .map(({ value }) => value)

test('D46: without an answer of the service all four types can be chosen at once', async () => {
  await open({ requestTypes: () => new Promise(() => undefined) })
  expect(screen.getAllByRole('radio')).toHaveLength(4)
  expect(closed()).toEqual([])
})

test('D46: a type that no office takes cannot be chosen and shows why', async () => {
  const offered = (['new', 'renewal', 'correction'] as const).map((type) => ({ type, name: '', description: '' }))
  await open({ requestTypes: succeeds(offered) })
  await waitFor(() => expect(closed()).toEqual(['lost']))
  expect(screen.getByText('No office takes this type of application at present.')).toBeTruthy()
})
