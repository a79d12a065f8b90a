import { forgetWhenAnswered, hasText, isStillHere } from './typedText.ts'

/** Milliseconds between two attempts without a connection. */
const betweenAttempts = 5000

/** Milliseconds. Nobody waits longer for the network or for a script. */
const patience = 8000

let passing: HTMLFormElement | undefined

/** Whether the browser is sending the form at this moment, as intended. */
export const isPassing = (form: HTMLFormElement) => form === passing

/** Gives the result of the work; undefined if it fails or takes too long. */
export function inTime<Result>(work: Promise<Result>): Promise<Result | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, patience))
  return Promise.race([work.catch(() => undefined), late])
}

/** Lets the browser send a form. */
export function passOn(form: HTMLFormElement, submitter: HTMLElement | null): void {
  passing = form
  forgetWhenAnswered(form)
  caught = () => stay(form, submitter)
  form.requestSubmit(submitter)
  passing = undefined
}

let caught: (() => void) | undefined

// The worker reports that the form could not be sent: the page is still there.
navigator.serviceWorker?.addEventListener('message', ({ data }) => {
  if (data === 'unsent') caught?.()
})

/**
 * Whether the network can carry a form, or the worker would catch it. A form posted without either
 * leaves the visitor with an error page of the browser, and without his text.
 */
export async function isReached(form: HTMLFormElement): Promise<boolean> {
  const { serviceWorker, onLine } = navigator
  if (serviceWorker?.controller) return true
  if (onLine === false) return false
  const probe = { method: 'HEAD', cache: 'no-store' } as const
  if (!(await inTime(fetch('/favicon.svg', probe)))) return false
  // A worker that is about to begin would catch a form that gets lost on its way.
  if (hasText(form) && (await serviceWorker?.getRegistration())) await inTime(serviceWorker.ready)
  return true
}

/**
 * Keeps the form as it is, shows that it is unsent, and tries again until its visitor changes it.
 */
export function stay(form: HTMLFormElement, submitter: HTMLElement | null): void {
  const unsent = document.querySelector<HTMLElement>('[data-unsent]')
  if (!unsent) return
  isStillHere(form)
  // Beside the button, which may stand far from its form.
  if (submitter && !form.contains(submitter)) submitter.parentElement?.after(unsent)
  else form.append(unsent)
  unsent.hidden = false
  form.addEventListener('input', hideUnsent, { once: true })
  again = setTimeout(() => form.requestSubmit(submitter), betweenAttempts)
}

let again: ReturnType<typeof setTimeout> | undefined

/** Hides that message: the form is sent now, or its visitor changes it. */
export function hideUnsent(): void {
  clearTimeout(again)
  const unsent = document.querySelector<HTMLElement>('[data-unsent]')
  if (unsent) unsent.hidden = true
}
