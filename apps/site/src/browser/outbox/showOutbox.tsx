import { createRoot } from 'react-dom/client'
import { hush } from '../forms/formState.ts'
import { holdWords, pageLocale } from '../forms/formWords.ts'
import { holdForm, isHeld } from '../forms/heldForms.ts'
import { askForBackgroundSync } from './backgroundSync.ts'
import { type Gone, Outbox } from './Outbox.tsx'
import { orderGone } from './orderGone.ts'
import { everythingKept, forget, type OutboxEntry, renote } from './outbox.ts'
import { orderKind } from './sendingKinds.ts'
import { sendWaiting } from './sendWaiting.ts'
import { mainFormOf, takeUp } from './takeUp.ts'
import { noteWaiting } from './waitingFlag.ts'

const place = document.createElement('div')
place.className = 'contents'
const root = createRoot(place)

let thanked: readonly Gone[] = []
let waiting: readonly OutboxEntry[] = []

interface Occasion {
  /** The form that was sent last: it is shown above what that says. */
  form?: HTMLFormElement
}

/** Shows the outbox: above the message of a form, else at the head of the page. */
export async function showOutbox({ form }: Occasion = {}): Promise<void> {
  const everything = await everythingKept()
  // A definition that cannot be loaded now is loaded next time.
  await Promise.allSettled([holdWords(), ...everything.map(({ endpoint }) => holdForm(endpoint))])
  const gone = everything.filter((one) => one.waitsFor === 'thanks' && isKnown(one))
  // Only shown in a visible page.
  const news = document.visibilityState === 'visible' ? gone : []
  for (const entry of news) {
    await forget(entry)
    hush(mainFormOf(entry))
    if (entry.endpoint === orderKind) orderGone(entry.key)
  }
  if (news.length > 0) hush(place.closest('form'))
  thanked = [...new Map([...thanked, ...news].map((one) => [one.key, one])).values()]
  const kept = everything.filter(({ waitsFor }) => waitsFor !== 'thanks')
  if (noteWaiting(everything.length > news.length)) {
    // The next page tells it, where the script cannot be had now.
    import('../applications/showKept.tsx').then((kept) => kept.showKept()).catch(() => undefined)
  }
  waiting = kept.filter((one) => isKnown(one) && !isReviewed(one))
  if (waiting.some(({ waitsFor }) => waitsFor === 'network')) void askForBackgroundSync()
  draw(form)
}

/** Whether an unsent entry is shown. */
export function isWaiting(): boolean {
  return waiting.length > 0
}

/** The visitor has read it, or goes on. */
export function stopThanking(): void {
  if (thanked.length === 0) return
  thanked = []
  draw()
}

function draw(form?: HTMLFormElement): void {
  const isEmpty = thanked.length === 0 && waiting.length === 0
  root.render(
    <Outbox
      locale={pageLocale()}
      gone={thanked}
      entries={waiting}
      actions={{ resend, takeUp, hold, remove }}
      stopThanking={stopThanking}
    />,
  )
  if (isEmpty) place.remove()
  else if (form) {
    form.querySelector('[data-island]')?.before(place)
    place.firstElementChild?.scrollIntoView({ block: 'nearest' })
  } else if (!place.isConnected) placeOnPage()?.prepend(place)
}

/** The form that the first of them belongs to, where it is on this page. */
function placeOnPage(): HTMLElement | null {
  const form = [...thanked, ...waiting].map(mainFormOf).find((found) => found !== null)
  // An order is reviewed by a form, and forms cannot be nested.
  const place = form?.dataset.form === orderKind ? form.parentElement : form
  return place ?? document.querySelector('main')
}

/** Whether the page has the words for it. */
function isKnown({ endpoint }: OutboxEntry): boolean {
  return endpoint === orderKind || isHeld(endpoint)
}

/** Whether the page already shows the entry with its changes, as the server drew it. */
function isReviewed({ key, waitsFor }: OutboxEntry): boolean {
  const recap = document.querySelector<HTMLFormElement>(`form[data-recap="${key}"]`)
  return waitsFor !== 'network' && recap?.hidden === false
}

async function resend(entry: OutboxEntry): Promise<void> {
  await renote(entry, { waitsFor: 'network', advice: undefined })
  await sendWaiting()
  await showOutbox()
}

async function hold(entry: OutboxEntry): Promise<void> {
  if (entry.waitsFor === 'network') await renote(entry, { waitsFor: 'person' })
}

async function remove(entry: OutboxEntry): Promise<void> {
  await forget(entry)
  await showOutbox()
}
