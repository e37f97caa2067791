/** The two stores of the device: sealed drafts, and the key that opens them. */
export type StoreName = 'drafts' | 'keys'

const databaseName = 'invea-drafts'

/** Opens the device's database, making it on the first visit. Rejects where the browser forbids storage. */
export const openDatabase = (factory: IDBFactory = indexedDB): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const opening = factory.open(databaseName, 1)
    opening.onupgradeneeded = () => {
      opening.result.createObjectStore('drafts')
      opening.result.createObjectStore('keys')
    }
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      // Another tab that upgrades or deletes must not wait for this one.
      opening.result.onversionchange = () => opening.result.close()
      resolve(opening.result)
    }
  })

const finished = <T>(transaction: IDBTransaction, request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve(request.result)
    transaction.onabort = () => reject(transaction.error)
    transaction.onerror = () => reject(transaction.error)
  })

/** One value, or undefined. */
export const readValue = (database: IDBDatabase, store: StoreName, key: string): Promise<unknown> => {
  const transaction = database.transaction(store, 'readonly')
  return finished(transaction, transaction.objectStore(store).get(key))
}

/**
 * A write that has reached the disk when the promise resolves. `strict` is the reason for this small store:
 * browsers default to `relaxed`, where a power cut takes the last seconds with it, and idb-keyval cannot ask for more.
 */
export const writeValue = async (
  database: IDBDatabase,
  store: StoreName,
  work: (objects: IDBObjectStore) => IDBRequest,
): Promise<void> => {
  const transaction = database.transaction(store, 'readwrite', { durability: 'strict' })
  await finished(transaction, work(transaction.objectStore(store)))
}
