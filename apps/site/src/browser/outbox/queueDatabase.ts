/**
 * The database of Workbox's queue, which the service worker reads too. Workbox's own code for it
 * would bring a whole database library: a tenth of what a touched form may load.
 */
const database = { name: 'workbox-background-sync', version: 3 }
const requests = 'requests'
const byQueue = 'queueName'

function resultOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open(database.name, database.version)
  request.onupgradeneeded = () => {
    const { result } = request
    if (result.objectStoreNames.contains(requests)) result.deleteObjectStore(requests)
    const store = result.createObjectStore(requests, { autoIncrement: true, keyPath: 'id' })
    store.createIndex(byQueue, byQueue)
  }
  return resultOf(request)
}

let opening: Promise<IDBDatabase> | undefined

/** Opens the database once; after a failure the next call tries again. */
function open(): Promise<IDBDatabase> {
  opening ??= opened().catch((error: unknown) => {
    opening = undefined
    throw error
  })
  return opening
}

/** Resolves once the change is written. */
export async function change(act: (store: IDBObjectStore) => void): Promise<void> {
  const transaction = (await open()).transaction(requests, 'readwrite')
  await new Promise((resolve, reject) => {
    transaction.oncomplete = resolve
    transaction.onabort = () => reject(transaction.error)
    act(transaction.objectStore(requests))
  })
}

/** Gives the oldest first. */
export async function entriesOf<Entry>(queue: string): Promise<Entry[]> {
  const store = (await open()).transaction(requests).objectStore(requests)
  return resultOf(store.index(byQueue).getAll(queue))
}
