import { changeStore, eraseDatabase, everythingIn } from './paperDatabase.ts'

/** A cookie that goes with the browser: while it is there, the browser has not been closed. */
export const openFlag = 'dossier-ouvert'

interface Setting {
  id: string
  value: boolean
}

export async function isShared(): Promise<boolean> {
  const settings = await everythingIn<Setting>('settings')
  return settings.some(({ id, value }) => id === 'shared' && value)
}

/** On a device of many, what is written goes when its browser is closed. */
export async function markShared(shared: boolean): Promise<void> {
  setFlag(shared)
  await changeStore('settings', (store) => store.put({ id: 'shared', value: shared }))
}

/** Before anything is shown: whoever came before on a shared device has gone. */
export async function eraseIfShared(): Promise<void> {
  const isOpen = document.cookie.split('; ').includes(`${openFlag}=1`)
  if (!isOpen && (await isShared())) await eraseDatabase()
}

function setFlag(isOpen: boolean): void {
  // Without an end it goes with the browser. The server has no use for it.
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser here.
  document.cookie = `${openFlag}=${isOpen ? '1' : '; max-age=0'}; path=/; samesite=lax`
}

/** Every CV, letter and piece, and that there ever were some. */
export async function eraseEverything(): Promise<void> {
  setFlag(false)
  await eraseDatabase()
}
