import { IDBFactory } from 'fake-indexeddb'
import { expect, test, vi } from 'vitest'
import { openDatabase, readValue, writeValue } from './database.ts'

test('writes with strict durability', async () => {
  const database = await openDatabase(new IDBFactory())
  const transaction = vi.spyOn(database, 'transaction')
  await writeValue(database, 'drafts', (drafts) => drafts.put('value', 'name'))
  expect(transaction).toHaveBeenCalledWith('drafts', 'readwrite', { durability: 'strict' })
  expect(await readValue(database, 'drafts', 'name')).toBe('value')
})
