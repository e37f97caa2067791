/** The two object stores of the database: encrypted drafts, and the key that decrypts them. */
export type StoreName = 'drafts' | 'keys'

const databaseName = 'invea-drafts'

/** Opens the database, creating it on the first visit. Rejects where the browser forbids storage. */
export const openDatabase = (factory: IDBFactory = indexedDB): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const opening = factory.open(databaseName, 1)
    opening.onupgradeneeded = () => {
      opening.result.createObjectStore('drafts')
      opening.result.createObjectStore('keys')
    }
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      // Closes so that another tab can upgrade or delete the database.
      opening.result.onversionchange = () => opening.result.close()
      resolve(opening.result)
    }
  })

/** Runs work on the database. After a failure, runs it once more on a new connection. */
export type WithDatabase = <T>(work: (database: IDBDatabase) => Promise<T>) => Promise<T>

/** Opens the database on first use, and again after the browser has closed it, as Safari does for a page in the background. */
export const createWithDatabase = (open: () => Promise<IDBDatabase>): WithDatabase => {
  let current: Promise<IDBDatabase> | undefined
  const run: WithDatabase = async (work) => {
    current ??= open()
    const used = current
    try {
      return await work(await used)
    } catch (reason) {
      // The next work opens it again: the connection may be closed, or the visitor allows storage later.
      if (current === used) current = undefined
      throw reason
    }
  }
  return (work) => run(work).catch(() => run(work))
}

const finished = <T>(transaction: IDBTransaction, request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve(request.result)
    transaction.onabort = () => reject(transaction.error)
    transaction.onerror = () => reject(transaction.error)
  })

export const readValue = (database: IDBDatabase, store: StoreName, key: string): Promise<unknown> => {
  const transaction = database.transaction(store, 'readonly')
  return finished(transaction, transaction.objectStore(store).get(key))
}

/** Resolves once the write is on the disk. `strict`, which idb-keyval lacks: `relaxed` loses the last seconds in a power cut. */
export const writeValue = async (
  database: IDBDatabase,
  store: StoreName,
  work: (objects: IDBObjectStore) => IDBRequest,
): Promise<void> => {
  const transaction = database.transaction(store, 'readwrite', { durability: 'strict' })
  await finished(transaction, work(transaction.objectStore(store)))
}
