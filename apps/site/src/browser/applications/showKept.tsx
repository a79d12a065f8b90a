import type { FileEndpoint } from '@sira/contract/deposits/formFiles'
import { createRoot } from 'react-dom/client'
import { kept as ar } from '../../i18n/ar/kept.ts'
import { kept as en } from '../../i18n/en/kept.ts'
import { kept as fr } from '../../i18n/fr/kept.ts'
import { pageLocale } from '../forms/formWords.ts'
import { newKey } from '../forms/newKey.ts'
import { noteKept } from '../outbox/waitingFlag.ts'
import { wake } from '../wake/islandOf.ts'
import {
  changeApplication,
  erasedEvent,
  forgetApplication,
  type KeptApplication,
  keptApplications,
} from './applicationStore.ts'
import { KeptList } from './KeptList.tsx'
import { sendKept } from './sendKept.ts'

/** The form of this page, above which everything kept is listed. */
interface OwnForm {
  form: HTMLFormElement
  endpoint: FileEndpoint
  /** Puts what was refused back into it. */
  fillAgain(kept: KeptApplication): Promise<void>
}

// Without a network nothing more can be loaded: all the words come at once.
const words = { ar, en, fr }
const place = document.createElement('section')
place.className = 'outbox'
place.role = 'status'
const root = createRoot(place)

let own: OwnForm | undefined
let isWatching = false

/** Lists what is kept, and sends what waits: from now on as soon as there is a network. */
export async function showKept(form?: OwnForm): Promise<void> {
  own ??= form
  if (!isWatching) {
    addEventListener('online', again)
    addEventListener(erasedEvent, draw)
  }
  isWatching = true
  // The page of such a form lists them above it, where they are put right.
  const island = document.querySelector<HTMLElement>('form[enctype] [data-island]')
  if (!own && island) await wake(island)
  await draw()
  // Nobody waits until all of it is sent.
  again().catch(() => undefined)
}

async function again(): Promise<void> {
  await draw()
  await sendKept()
  await draw()
}

async function draw(): Promise<void> {
  const everything = await keptApplications()
  noteKept(everything.length > 0)
  // A form says itself how far its sending is.
  const sending = document.querySelector<HTMLElement>('[data-sending]')?.dataset.sending
  const all = everything.filter(({ key }) => key !== sending)
  root.render(<KeptList all={all} actions={actions} words={words[pageLocale()].kept} />)
  if (all.length === 0) place.remove()
  // Placed anew it would lose the focus.
  else if (own && own.form.previousElementSibling !== place) own.form.before(place)
  else if (!place.isConnected) document.querySelector('main')?.prepend(place)
}

const actions = {
  sendNow: again,
  async erase({ key }: KeptApplication) {
    await forgetApplication(key)
    await draw()
  },
  /** Its offer is over: the same without it, as an application of its own. */
  async toPool(kept: KeptApplication) {
    const { job: _offer, ...texts } = kept.texts
    const [page = ''] = kept.page.split('?')
    const key = newKey()
    await changeApplication(kept.key, (now) => ({ ...now, key, page, texts, state: 'waits' }))
    await again()
  },
  /** In its form, on this page or its own; an offer that was hidden meanwhile has none any more. */
  async putRight(kept: KeptApplication) {
    if (kept.page === pageHere() && kept.endpoint === own?.endpoint) return own.fillAgain(kept)
    const asked = await fetch(kept.page, { method: 'HEAD' }).catch(() => undefined)
    if (asked?.status !== 404) return location.assign(kept.page)
    await changeApplication(kept.key, (now) => ({ ...now, state: 'late' }))
    await draw()
  },
}

export function pageHere(): string {
  return location.pathname + location.search
}
