import { formOf, messageKindNames } from '@sira/contract/forms/messageForms'
import { localisedPath } from '@sira/contract/locales'
import { alertElement } from '../forms/alertElement.ts'
import { fill } from '../forms/fields.ts'
import { stateOf } from '../forms/formState.ts'
import { formWords, pageLocale } from '../forms/formWords.ts'
import { registerWorker } from '../offline/registerWorker.ts'
import { askForBackgroundSync } from './backgroundSync.ts'
import { everythingKept, forget, type OutboxEntry, renote } from './outbox.ts'
import { outboxList } from './outboxList.ts'
import { sendWaiting } from './sendWaiting.ts'
import { waitingFlag } from './waitingFlag.ts'

/** Milliseconds. */
const betweenAttempts = 30_000

const panel = document.createElement('section')
panel.className = 'outbox'

/** Shows what is kept on the device: under the message of a form, else at the head of the page. */
export async function showOutbox(form?: HTMLFormElement): Promise<void> {
  const everything = await everythingKept()
  const sentMeanwhile = everything.filter(({ waitsFor }) => waitsFor === 'thanks')
  for (const entry of sentMeanwhile) await forget(entry)
  thank(sentMeanwhile)
  const entries = everything.filter(({ waitsFor }) => waitsFor !== 'thanks')
  noteWaiting(entries.length > 0)
  if (entries.length === 0) {
    panel.remove()
    return
  }
  if (entries.some(({ waitsFor }) => waitsFor === 'network')) void askForBackgroundSync()
  panel.setAttribute('aria-label', formWords().label)
  panel.replaceChildren(...outboxList(entries, { resend, takeUp, remove }))
  const alert = form?.querySelector('.alert')
  if (alert) alert.after(panel)
  else if (form) form.prepend(panel)
  else if (!panel.isConnected)
    (formOnPage(entries) ?? document.querySelector('main'))?.prepend(panel)
}

/** Sends what waits now and whenever the connection may be back; the service worker does it when no page is open. */
export function watchNetwork(): void {
  const attempt = async () => {
    const gone = await sendWaiting()
    await showOutbox()
    thank(gone)
  }
  addEventListener('online', attempt)
  // A line can be too weak to send anything without the browser ever calling itself offline.
  setInterval(() => panel.isConnected && attempt(), betweenAttempts)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' && panel.isConnected) void askForBackgroundSync()
  })
  registerWorker()
  navigator.serviceWorker?.addEventListener('message', async ({ data }) => {
    await showOutbox()
    const endpoints: unknown[] = Array.isArray(data) ? data : []
    const gone = messageKindNames.filter((kind) => endpoints.includes(kind))
    thank(gone.map((endpoint) => ({ endpoint })))
  })
  void attempt().then(resumeFromAddress)
}

async function resend(entry: OutboxEntry): Promise<void> {
  await renote(entry, { waitsFor: 'network', advice: undefined })
  const gone = await sendWaiting()
  await showOutbox()
  thank(gone)
}

async function remove(entry: OutboxEntry): Promise<void> {
  await forget(entry)
  await showOutbox()
}

/** Back into its form, which may stand on another page; it is kept until that form is sent. */
async function takeUp(entry: OutboxEntry): Promise<void> {
  const form = mainFormOf(entry)
  if (!form) {
    location.href = `${localisedPath(formOf(entry.endpoint).route, pageLocale())}#reprendre`
    return
  }
  await renote(entry, { waitsFor: 'person' })
  const kept = (await everythingKept()).find(({ key }) => key === entry.key) ?? entry
  const state = stateOf(form)
  Object.assign(state, { key: entry.key, usedFor: JSON.stringify(entry.typed), resumed: kept })
  fill(form, entry.typed)
  form.querySelector<HTMLElement>('input:not([type="hidden"])')?.focus()
}

/** The visitor came from another page to take up his message. */
async function resumeFromAddress(): Promise<void> {
  if (location.hash !== '#reprendre') return
  history.replaceState(null, '', location.pathname + location.search)
  const entry = (await everythingKept()).find((kept) => mainFormOf(kept))
  if (entry) await takeUp(entry)
}

function mainFormOf({ endpoint }: Pick<OutboxEntry, 'endpoint'>): HTMLFormElement | null {
  return document.querySelector(`main form[data-form="${endpoint}"]`)
}

function formOnPage(entries: readonly OutboxEntry[]): HTMLFormElement | undefined {
  return entries.map(mainFormOf).find((form) => form !== null) ?? undefined
}

function thank(gone: readonly Pick<OutboxEntry, 'endpoint'>[]): void {
  for (const entry of gone) {
    const message = formOf(entry.endpoint).messages[pageLocale()].success
    const { close } = formWords()
    const place = mainFormOf(entry) ?? document.querySelector('main')
    for (const old of place?.querySelectorAll(':scope > .alert') ?? []) old.remove()
    place?.prepend(alertElement('success', { message, close }))
  }
}

function noteWaiting(waits: boolean): void {
  try {
    if (waits) localStorage.setItem(waitingFlag, '1')
    else localStorage.removeItem(waitingFlag)
  } catch {
    // A browser without memory has no outbox either.
  }
}
