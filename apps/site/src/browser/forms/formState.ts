import type { OutboxEntry } from '../outbox/outbox.ts'
import { newKey } from './newKey.ts'
import type { Say } from './said.ts'

/** What the page remembers of one form between two sendings. */
interface FormState {
  /** The idempotency key: made when the form opens, new after each success. */
  key: string
  /** What was typed when the key was first used; other words need another key. */
  usedFor: string | undefined
  /** The kept message that the visitor took up again. */
  resumed: OutboxEntry | undefined
}

const states = new WeakMap<HTMLFormElement, FormState>()

export function stateOf(form: HTMLFormElement): FormState {
  const known = states.get(form)
  if (known) return known
  const fresh = { key: newKey(), usedFor: undefined, resumed: undefined }
  states.set(form, fresh)
  return fresh
}

/** The form is as if it had just been opened. */
export function reopen(form: HTMLFormElement): void {
  states.delete(form)
}

/** The key for what now stands in the form. */
export function keyFor(form: HTMLFormElement, typed: object): string {
  const state = stateOf(form)
  const words = JSON.stringify(typed)
  if (state.usedFor !== undefined && state.usedFor !== words) state.key = newKey()
  state.usedFor = words
  return state.key
}

const sayings = new WeakMap<HTMLFormElement, Say>()

/** By which a live form says something. */
export function noteLive(form: HTMLFormElement, say: Say): void {
  sayings.set(form, say)
}

/** Takes back what a form has said, where it is live. */
export function hush(form: HTMLFormElement | null): void {
  if (form) sayings.get(form)?.(undefined)
}
