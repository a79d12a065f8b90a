import { registerWorker } from '../offline/registerWorker.ts'
import { waitingFlag } from '../outbox/waitingFlag.ts'
import { isAwake, islandOf, wake } from './islandOf.ts'
import { liveFormScript } from './islandScripts.ts'
import { hideUnsent, inTime, isPassing, isReached, passOn, stay } from './sendPlainly.ts'
import { keepTyped, putBackTyped } from './typedText.ts'

/**
 * An island wakes when something in it, or in the form it stands in, is touched; those of the main
 * part, which a page is made of, at the first sign of life, so that they are there if the network
 * goes, but for those that only help.
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

/** A form submitted before its island is awake is sent by it then, else by the browser. */
export function submitted(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement
  hideUnsent()
  if (isPassing(form) || event.defaultPrevented) return
  event.preventDefault()
  // A second tap waits for the same script: sent twice without it, it would be kept twice.
  if (form.ariaBusy) return
  form.ariaBusy = 'true'
  void send(form, event.submitter)
}

async function send(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
  // A form that is being sent cannot be sent anew: the browser is done with it in the next task.
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

/** Milliseconds until what could not be had is asked for again; doubled each time. */
const firstPause = 5_000

/** Wakes what says that something waits. A script may fail after the browser said that it is online. */
async function wakeAtOnce(pause: number): Promise<void> {
  try {
    const awake = wakeAll('[data-at-once]')
    if (whatWaits()) {
      registerWorker()
      // What watches the network comes with the forms.
      await import(/* @vite-ignore */ liveFormScript)
    }
    if (await awake) return
  } catch {
    // It is asked for again.
  }
  if (navigator.onLine) setTimeout(wakeAtOnce, pause, 2 * pause)
}

putBackTyped()
addEventListener('pagehide', keepTyped)
void wakeAtOnce(firstPause)
// An island that found no network then is tried again.
addEventListener('online', () => wakeAtOnce(firstPause))
