import type { Say } from './said.ts'

const sayings = new WeakMap<HTMLFormElement, Say>()

/** By which a live form says something. */
export function noteLive(form: HTMLFormElement, say: Say): void {
  sayings.set(form, say)
}

/** Takes back what a form has said, where it is live. */
export function hush(form: HTMLFormElement | null): void {
  if (form) sayings.get(form)?.(undefined)
}
