import { expect, test } from 'vitest'
import { migrateDraft } from '../drafts/draft-storage.ts'
import { snapshotForm } from './wizard-snapshot.ts'

const form = snapshotForm('sample', () => ({ name: '' }))

test('migrates a snapshot of version 1 with its pending request, last step and unsaved input', () => {
  // cspell:ignore place wish
  const saved = {
    draft: { name: 'SAMPLE' },
    place: 'address',
    intentions: {
      holdSlot: { fingerprint: 'f1', key: 'k1', wish: undefined },
      'submitApplicant.1': { fingerprint: 'f2', key: 'k2', wish: { payload: { n: 1 }, subject: 'me', madeOf: 'h' } },
    },
    scratch: { '0.family': { firstName: 'A' } },
  }
  expect(migrateDraft(form, saved, 1)).toEqual({
    draft: { name: 'SAMPLE' },
    lastStep: 'address',
    idempotency: {
      holdSlot: { fingerprint: 'f1', key: 'k1' },
      'submitApplicant.1': {
        fingerprint: 'f2',
        key: 'k2',
        pending: { payload: { n: 1 }, subject: 'me', dependsOn: 'h' },
      },
    },
    unsavedInput: { '0.family': { firstName: 'A' } },
  })
})

test('migrates a snapshot of version 1 that has a draft alone', () => {
  expect(migrateDraft(form, { draft: { name: 'SAMPLE' }, intentions: {} }, 1)).toEqual({
    draft: { name: 'SAMPLE' },
    idempotency: {},
  })
})

test('migrates an edited family member that an earlier release took out of the list back to its position', () => {
  const [sara, musa, hana] = ['SARA', 'MUSA', 'HANA'].map((firstName) => ({ firstName }))
  const opened = { member: { firstName: 'MUSAB' }, taken: { at: 1, was: musa } }
  const saved = {
    draft: { name: 'SAMPLE', applicants: [{ family: [hana] }, { family: [sara, hana], address: {} }] },
    idempotency: {},
    unsavedInput: { '0.family': { member: { firstName: 'NEW' } }, '1.family': opened, '2.family': undefined },
  }
  expect(migrateDraft(form, saved, 2)).toEqual({
    draft: { name: 'SAMPLE', applicants: [{ family: [hana] }, { family: [sara, musa, hana], address: {} }] },
    idempotency: {},
    unsavedInput: {
      '0.family': { member: { firstName: 'NEW' } },
      '1.family': { member: { firstName: 'MUSAB' }, at: 1 },
    },
  })
})
