/** The database of this device: CVs, letters, pieces of a file. */
export const database = { name: 'sira-dossier', version: 1 }

export const stores = ['papers', 'pieces', 'settings'] as const
export type StoreName = (typeof stores)[number]

let opening: Promise<IDBDatabase> | undefined

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(database.name, database.version)
    request.onupgradeneeded = () => {
      for (const name of stores) request.result.createObjectStore(name, { keyPath: 'id' })
    }
    request.onerror = () => reject(request.error)
    request.onsuccess = () => {
      // Another page erases everything: it must not wait for this one.
      request.result.onversionchange = () => {
        request.result.close()
        opening = undefined
      }
      resolve(request.result)
    }
  })
}

function open(): Promise<IDBDatabase> {
  opening ??= opened().catch((error: unknown) => {
    opening = undefined
    throw error
  })
  return opening
}

/** Resolves once the change is written. */
export async function changeStore(
  name: StoreName,
  act: (store: IDBObjectStore) => void,
): Promise<void> {
  const transaction = (await open()).transaction(name, 'readwrite')
  await new Promise((resolve, reject) => {
    transaction.oncomplete = resolve
    transaction.onabort = () => reject(transaction.error)
    act(transaction.objectStore(name))
  })
}

export async function everythingIn<Entry>(name: StoreName): Promise<Entry[]> {
  const request = (await open()).transaction(name).objectStore(name).getAll()
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

/** Deletes the whole database, its name included. */
export async function eraseDatabase(): Promise<void> {
  if (opening) (await opening).close()
  opening = undefined
  await new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(database.name)
    request.onsuccess = resolve
    request.onerror = () => reject(request.error)
  })
}
