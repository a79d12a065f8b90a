import { forgetWhenAnswered, hasText, isStillHere } from './typedText.ts'

/** Milliseconds between two attempts of what found no line. */
const betweenAttempts = 5000

/** Milliseconds; nobody waits longer for a sign of the line, or for a script. */
const patience = 8000

let passing: HTMLFormElement | undefined

/** Whether the browser is just sending it, with everybody's consent. */
export const isPassing = (form: HTMLFormElement) => form === passing

/** What comes of it, unless it takes too long. */
export function inTime<Result>(work: Promise<Result>): Promise<Result | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, patience))
  return Promise.race([work.catch(() => undefined), late])
}

/** Leaves a form to the browser. */
export function passOn(form: HTMLFormElement, submitter: HTMLElement | null): void {
  passing = form
  forgetWhenAnswered(form)
  caught = () => stay(form, submitter)
  form.requestSubmit(submitter)
  passing = undefined
}

let caught: (() => void) | undefined

// The worker says that it could not be sent: the page is still there.
navigator.serviceWorker?.addEventListener('message', ({ data }) => {
  if (data === 'unsent') caught?.()
})

/**
 * Whether the line is known to carry a form, or the worker to catch it: posted into nothing it would
 * leave its visitor with a page of the browser, and without his text.
 */
export async function isReached(form: HTMLFormElement): Promise<boolean> {
  const { serviceWorker, onLine } = navigator
  if (serviceWorker?.controller) return true
  if (onLine === false) return false
  const probe = { method: 'HEAD', cache: 'no-store' } as const
  if (!(await inTime(fetch('/favicon.svg', probe)))) return false
  // The worker that is about to begin would catch what the line loses on its way.
  if (hasText(form) && (await serviceWorker?.getRegistration())) await inTime(serviceWorker.ready)
  return true
}

/** It stays as it is, says so, and is tried again until its visitor changes it. */
export function stay(form: HTMLFormElement, submitter: HTMLElement | null): void {
  const unsent = document.querySelector<HTMLElement>('[data-unsent]')
  if (!unsent) return
  isStillHere(form)
  form.append(unsent)
  unsent.hidden = false
  form.addEventListener('input', hideUnsent, { once: true })
  again = setTimeout(() => form.requestSubmit(submitter), betweenAttempts)
}

let again: ReturnType<typeof setTimeout> | undefined

/** It is sent now, or its visitor changes it. */
export function hideUnsent(): void {
  clearTimeout(again)
  const unsent = document.querySelector<HTMLElement>('[data-unsent]')
  if (unsent) unsent.hidden = true
}
