import { formHeaders, trapField } from '@sira/contract/forms/envelope'
import type { MessageForm, Typed } from '@sira/contract/forms/messageForm'
import { formOf, isMessageKind } from '@sira/contract/forms/messageForms'
import { firstProblem, payloadOf, typedFields } from '@sira/contract/forms/readForm'
import formStyles from '../../styles/form.css?inline'
import { forget, keep, type OutboxNote } from '../outbox/outbox.ts'
import { showOutbox, watchNetwork } from '../outbox/outboxPanel.ts'
import { alertElement } from './alertElement.ts'
import { type Delivery, deliver } from './delivery.ts'
import { clear, controlOf, groupPhone } from './fields.ts'
import { keyFor, reopen, stateOf } from './formState.ts'
import { formWords, pageLocale } from './formWords.ts'
import { solvedProof } from './proofOfWork.ts'

const busy = new WeakSet<HTMLFormElement>()

/** Sends a form without leaving the page (spec 4, 5, 7, 8). Loaded at the first touch of a form. */
export async function send(form: HTMLFormElement): Promise<void> {
  const kind = form.dataset.form
  if (!isMessageKind(kind) || busy.has(form)) return
  const definition = formOf(kind)
  const typed = typedFields(definition, new FormData(form))
  tell(form, undefined)
  const problem = firstProblem(definition, typed, pageLocale())
  if (problem) return refuse(form, problem)
  busy.add(form)
  const restore = showSubmitting(form, definition)
  try {
    const key = keyFor(form, typed)
    const request = await requestOf(form, definition, typed, key)
    await conclude(form, definition, await deliver(request), {
      request,
      note: { endpoint: kind, typed, key, waitsFor: 'network' },
    })
  } finally {
    busy.delete(form)
    restore()
  }
}

interface Sending {
  request: Request
  note: OutboxNote
}

async function conclude(
  form: HTMLFormElement,
  { endpoint, messages: messagesIn, failureInConsole }: MessageForm,
  delivery: Delivery,
  { request, note }: Sending,
): Promise<void> {
  const words = formWords()
  const messages = messagesIn[pageLocale()]
  const { resumed } = stateOf(form)
  if (delivery.outcome === 'sent') {
    if (resumed) await forget(resumed)
    clear(form)
    reopen(form)
    tell(form, alertElement('success', { message: messages.success, close: words.close }))
    await showOutbox(form)
    return
  }
  if (failureInConsole) console.error(`POST /${endpoint}`, delivery)
  const advice =
    delivery.outcome === 'tooMany' ? words.tooMany(Math.ceil(delivery.retryAfter / 60)) : undefined
  const waitsFor = delivery.outcome === 'unanswered' ? 'network' : 'person'
  tell(form, alertElement('error', { message: messages.failure, advice, close: words.close }))
  try {
    await keep(request, { ...note, waitsFor, advice })
    if (resumed) await forget(resumed)
  } catch {
    // A browser that keeps nothing: what was typed stays where it is.
    return
  }
  clear(form)
  reopen(form)
  await showOutbox(form)
}

async function requestOf(
  form: HTMLFormElement,
  definition: MessageForm,
  typed: Typed<string>,
  key: string,
): Promise<Request> {
  const headers = new Headers({
    'content-type': 'application/json',
    [formHeaders.key]: key,
    [formHeaders.language]: pageLocale(),
    [formHeaders.filledIn]: String(Math.round(performance.now())),
  })
  if (controlOf(form, trapField)?.value) headers.set(formHeaders.trap, 'yes')
  const proof = 'proof' in form.dataset ? await solvedProof(key) : undefined
  if (proof !== undefined) headers.set(formHeaders.proof, proof)
  const body = JSON.stringify(payloadOf(definition, typed))
  return new Request(`/api/${definition.endpoint}`, { method: 'POST', headers, body })
}

function refuse(form: HTMLFormElement, problem: { field: string; message: string }): void {
  const control = controlOf(form, problem.field)
  const alert = alertElement('error', { message: problem.message, close: formWords().close })
  tell(form, alert, control)
  control?.setAttribute('aria-invalid', 'true')
  control?.setAttribute('aria-describedby', alert.id)
  control?.focus({ preventScroll: true })
  alert.scrollIntoView({ block: 'center' })
}

/** One message at a time: above the field it is about, else at the head of the form. */
function tell(form: HTMLFormElement, alert: HTMLElement | undefined, about?: HTMLElement): void {
  for (const old of form.querySelectorAll('.alert')) old.remove()
  for (const control of form.querySelectorAll('[aria-invalid]')) {
    control.removeAttribute('aria-invalid')
    control.removeAttribute('aria-describedby')
  }
  if (!alert) return
  const place = about?.closest('.field') ?? form
  place.prepend(alert)
  if (place === form) alert.scrollIntoView({ block: 'nearest' })
}

/** Gives the way back to the button as it was. */
function showSubmitting(form: HTMLFormElement, { messages }: MessageForm): () => void {
  const button = form.querySelector<HTMLButtonElement>('[type="submit"]')
  if (!button) return () => undefined
  const label = button.textContent
  button.disabled = true
  button.textContent = messages[pageLocale()].submitting
  return () => {
    button.disabled = false
    button.textContent = label
  }
}

document.addEventListener('change', ({ target }) => {
  if (target instanceof HTMLInputElement && target.type === 'tel') groupPhone(target)
})

// The newsletter form stands on every page, its messages on few: they bring their styles along.
const styles = new CSSStyleSheet()
styles.replaceSync(formStyles)
document.adoptedStyleSheets.push(styles)
watchNetwork()
