import { eraseApplications, erasedEvent } from '../applications/applicationStore.ts'
import { noteKept } from '../outbox/waitingFlag.ts'
import { changeStore, eraseDatabase, everythingIn } from './paperDatabase.ts'

/** A session cookie: while it exists, the browser has not been closed. */
export const openFlag = 'dossier-ouvert'

interface Setting {
  id: string
  value: boolean
}

export async function isShared(): Promise<boolean> {
  const settings = await everythingIn<Setting>('settings')
  return settings.some(({ id, value }) => id === 'shared' && value)
}

/** Marks a shared device: its papers are deleted when the browser is closed. */
export async function markShared(shared: boolean): Promise<void> {
  setFlag(shared)
  await changeStore('settings', (store) => store.put({ id: 'shared', value: shared }))
}

/** Erases the papers of an earlier person on a shared device, before anything is shown. */
export async function eraseIfShared(): Promise<void> {
  const isOpen = document.cookie.split('; ').includes(`${openFlag}=1`)
  if (!isOpen && (await isShared())) await eraseDatabase()
}

function setFlag(isOpen: boolean): void {
  // A cookie without an end is deleted with the session of the browser. The server does not use it.
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser here.
  document.cookie = `${openFlag}=${isOpen ? '1' : '; max-age=0'}; path=/; samesite=lax`
}

/** Every CV, letter, piece and application that waits, and that there ever were some. */
export async function eraseEverything(): Promise<void> {
  setFlag(false)
  await Promise.all([eraseDatabase(), eraseApplications()])
  noteKept(false)
  dispatchEvent(new Event(erasedEvent))
}
