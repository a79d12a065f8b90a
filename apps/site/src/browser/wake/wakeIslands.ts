import { registerWorker } from '../offline/registerWorker.ts'
import { waitingFlag } from '../outbox/waitingFlag.ts'
import { isAwake, islandOf, wake } from './islandOf.ts'
import { liveFormScript } from './islandScripts.ts'
import { hideUnsent, inTime, isPassing, isReached, passOn, stay } from './sendPlainly.ts'
import { keepTyped, putBackTyped } from './typedText.ts'

/**
 * Wakes islands. An island wakes when something in it, or in its form, is touched. Islands of the
 * main part wake at the first activity, so that they are there if the network goes, except those
 * that only help.
 */
async function wakeAll(selector: string): Promise<boolean> {
  const places = [...document.querySelectorAll<HTMLElement>(selector)]
  return !(await Promise.all(places.map((place) => isAwake(place) || wake(place)))).includes(false)
}

const ofTheMainPart = 'main [data-island]:not([data-on-touch])'

let hasBegun = false

export function touched({ target }: Event): void {
  if (!hasBegun) registerWorker()
  hasBegun = true
  void wakeAll(ofTheMainPart)
  const place = islandOf(target)
  if (place && !isAwake(place)) void wake(place)
}

/** Sends a form that was submitted before its island woke: by the island, else by the browser. */
export function submitted(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement
  hideUnsent()
  if (isPassing(form) || event.defaultPrevented) return
  event.preventDefault()
  // A second tap waits for the same script: a form sent twice without it would be kept twice.
  if (form.ariaBusy) return
  form.ariaBusy = 'true'
  void send(form, event.submitter)
}

async function send(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
  // The browser only submits a form again in the next task.
  await new Promise((resolve) => setTimeout(resolve))
  const place = islandOf(form)
  const wakes = place && !isAwake(place) && (await inTime(wake(place)))
  const goes = wakes || (await isReached(form))
  form.ariaBusy = null
  if (wakes) form.requestSubmit(submitter)
  else if (goes) passOn(form, submitter)
  else stay(form, submitter)
}

function whatWaits(): boolean {
  try {
    return waitingFlag in localStorage
  } catch {
    return false
  }
}

/** Milliseconds until a failed script is loaded again; doubled each time. */
const firstPause = 5_000

/**
 * Wakes the islands that show unfinished sendings. A script may fail after the browser said that it
 * is online.
 */
async function wakeAtOnce(pause: number): Promise<void> {
  try {
    const awake = wakeAll('[data-at-once]')
    if (whatWaits()) {
      registerWorker()
      // The code that watches the network comes with the forms.
      await import(/* @vite-ignore */ liveFormScript)
    }
    if (await awake) return
  } catch {
    // It is tried again below.
  }
  if (navigator.onLine) setTimeout(wakeAtOnce, pause, 2 * pause)
}

putBackTyped()
addEventListener('pagehide', keepTyped)
void wakeAtOnce(firstPause)
// An island that failed without a network is tried again.
addEventListener('online', () => wakeAtOnce(firstPause))
