import type { OutboxEntry } from '../outbox/outbox.ts'
import { newKey } from './newKey.ts'
import type { Say } from './said.ts'

/** The memory of one form between two sendings. */
interface FormState {
  /** The idempotency key: made when the form opens, and renewed after each success. */
  key: string
  /** The typed text when the key was first used; another text needs another key. */
  usedFor: string | undefined
  /** The kept message that the visitor reopened. */
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

/** Resets the form as if it had just been opened. */
export function reopen(form: HTMLFormElement): void {
  states.delete(form)
}

/** Gives the key for the present text of the form. */
export function keyFor(form: HTMLFormElement, typed: object): string {
  const state = stateOf(form)
  const words = JSON.stringify(typed)
  if (state.usedFor !== undefined && state.usedFor !== words) state.key = newKey()
  state.usedFor = words
  return state.key
}

const sayings = new WeakMap<HTMLFormElement, Say>()

/** Registers the function by which a live form shows messages. */
export function noteLive(form: HTMLFormElement, say: Say): void {
  sayings.set(form, say)
}

/** Removes the message of a live form. */
export function hush(form: HTMLFormElement | null): void {
  if (form) sayings.get(form)?.(undefined)
}
