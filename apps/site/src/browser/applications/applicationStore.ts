import type { FileEndpoint } from '@sira/contract/deposits/formFiles'

/** A form with files that found no network, as it waits on the device. */
export interface KeptApplication {
  /** The key of its sending: however often it is tried, one record is made. */
  key: string
  endpoint: FileEndpoint
  locale: string
  /** The title of its page, for its visitor. */
  about: string
  /** The address of its page: there it can be put right. */
  page: string
  texts: Readonly<Record<string, string>>
  files: readonly { field: string; name: string; content: Blob }[]
  /** The tickets of those that have arrived, or were begun. */
  depots?: Readonly<Record<string, string>>
  /** Milliseconds: when it was kept, or what became of it. */
  since: number
  /**
   * `again`: another one came under its key; `already`: its person had applied before; `late`: its offer
   * is over, or was hidden.
   */
  state: 'waits' | 'sent' | 'again' | 'already' | 'late' | 'refused'
  /** Why it was refused. */
  problem?: KeptProblem | undefined
  reference?: string | undefined
}

export interface KeptProblem {
  status: number
  field?: string | undefined
  message?: string | undefined
  name?: string | undefined
}

/** Files of candidates have a database of their own: whoever erases it erases nothing else. */
const database = { name: 'sira-candidatures', version: 1 }
const store = 'candidatures'

/** False where nothing was ever kept; true where the browser does not say. */
async function hasKept(): Promise<boolean> {
  const all = await indexedDB.databases?.()
  return all?.some(({ name }) => name === database.name) ?? true
}

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(database.name, database.version)
  request.onupgradeneeded = () => request.result.createObjectStore(store, { keyPath: 'key' })
  return done(request)
}

function done<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

async function change(act: (store: IDBObjectStore) => void): Promise<void> {
  const opened = await open()
  try {
    const transaction = opened.transaction(store, 'readwrite')
    await new Promise((resolve, reject) => {
      transaction.oncomplete = resolve
      transaction.onabort = () => reject(transaction.error)
      act(transaction.objectStore(store))
    })
  } finally {
    opened.close()
  }
}

/** Done once it is written; throws where the browser keeps nothing. */
export const putApplication = (kept: KeptApplication) => change((place) => place.put(kept))

export const forgetApplication = (key: string) => change((place) => place.delete(key))

/**
 * Changes one that is still kept, its key too, in one transaction; gives it, and nothing where it was
 * erased meanwhile: it does not come back.
 */
export async function changeApplication(
  key: string,
  act: (kept: KeptApplication) => KeptApplication,
): Promise<KeptApplication | undefined> {
  let changed: KeptApplication | undefined
  await change((place) => {
    const asked: IDBRequest<KeptApplication | undefined> = place.get(key)
    asked.onsuccess = () => {
      if (!asked.result) return
      changed = act(asked.result)
      if (changed.key !== key) place.delete(key)
      place.put(changed)
    }
  })
  return changed
}

export const keptApplication = (key: string): Promise<KeptApplication | undefined> =>
  read((place) => place.get(key))

/** The page lists them no more. */
export const erasedEvent = 'sira-candidatures'

/** All of them, and that there ever were some. */
export const eraseApplications = async () => done(indexedDB.deleteDatabase(database.name))

/** The oldest first; nothing is opened, and so made, on a device that has never kept one. */
export async function keptApplications(): Promise<KeptApplication[]> {
  if (!(await hasKept())) return []
  const all = await read<KeptApplication[]>((place) => place.getAll())
  return all.sort((one, other) => one.since - other.since)
}

async function read<Result>(ask: (store: IDBObjectStore) => IDBRequest<Result>): Promise<Result> {
  const opened = await open()
  try {
    return await done(ask(opened.transaction(store).objectStore(store)))
  } finally {
    opened.close()
  }
}
