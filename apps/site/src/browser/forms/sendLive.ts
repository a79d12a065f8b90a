import { formHeaders, trapField } from '@sira/contract/forms/envelope'
import type { MessageForm, Typed } from '@sira/contract/forms/messageForm'
import { formProblems, typedFields } from '@sira/contract/forms/readForm'
import { deliverAndKeep, type Sent } from '../outbox/onItsWay.ts'
import { keepAnew, type OutboxNote } from '../outbox/outbox.ts'
import { showOutbox, stopThanking } from '../outbox/showOutbox.tsx'
import { hideAfterSending, showAfterSending } from './afterSending.ts'
import { isForLater } from './delivery.ts'
import { clear, controlOf } from './fields.ts'
import { keyFor, reopen, stateOf } from './formState.ts'
import { formWords, pageLocale } from './formWords.ts'
import { heldForm, isHeld } from './heldForms.ts'
import { messageRequest } from './messageRequest.ts'
import { type NameOf, problemsSaid } from './problemsSaid.ts'
import { solvedProof } from './proofOfWork.ts'
import type { Say } from './said.ts'

const busy = new WeakSet<HTMLFormElement>()

/** Sends a form without leaving the page (product 4, 5, 7, 8). */
export async function send(form: HTMLFormElement, say: Say): Promise<void> {
  const kind = form.dataset.form
  if (!isHeld(kind) || busy.has(form)) return
  const definition = heldForm(kind)
  const typed = typedFields(definition, new FormData(form))
  say(undefined)
  stopThanking()
  hideAfterSending(form)
  const [problem, ...others] = formProblems(definition, typed, pageLocale())
  if (problem) return say(problemsSaid(problem, others, nameIn(form)))
  busy.add(form)
  const restore = showSubmitting(form, definition)
  try {
    const key = keyFor(form, typed)
    const request = await requestOf(form, definition, typed, key)
    const note = { endpoint: kind, typed, key, waitsFor: 'network' } as const
    // The form is in the outbox meanwhile: reopened, it would be sent twice.
    form.dataset.gone = ''
    const sent = await deliverAndKeep(request, note, stateOf(form).resumed)
    delete form.dataset.gone
    await conclude(form, say, definition, { ...sent, request, note })
  } finally {
    busy.delete(form)
    restore()
  }
}

/** A field that is wrong, by the name that the visitor reads. */
function nameIn(form: HTMLFormElement): NameOf<string> {
  return (field) => {
    const control = controlOf(form, field)
    return { label: control?.labels?.[0]?.textContent ?? '', id: control?.id ?? '' }
  }
}

interface Sending extends Sent {
  request: Request
  note: OutboxNote
}

async function conclude(
  form: HTMLFormElement,
  say: Say,
  { endpoint, messages: messagesIn, failureInConsole }: MessageForm,
  { delivery, isKept, request, note }: Sending,
): Promise<void> {
  const messages = messagesIn[pageLocale()]
  if (delivery.outcome === 'sent') {
    showAfterSending(form, delivery.reference)
    clear(form)
    reopen(form)
    say({ kind: 'success', message: messages.success })
    await showOutbox({ form })
    return
  }
  if (failureInConsole) console.error(`POST /${endpoint}`, delivery)
  const advice =
    delivery.outcome === 'tooMany'
      ? formWords().tooMany(Math.ceil(delivery.retryAfter / 60))
      : undefined
  const failed = { kind: 'error', message: messages.failure, advice } as const
  // A browser that keeps nothing: the typed text stays in the form.
  if (!isKept) return say(failed)
  clear(form)
  reopen(form)
  // A form that is sent later has not failed: the outbox says so, and nothing beside it.
  if (!isForLater(delivery)) {
    // On a full device it stays in the outbox, to be tried again.
    await keepAnew(request, { ...note, waitsFor: 'person', advice }).catch(() => undefined)
    say(failed)
  }
  await showOutbox({ form })
}

async function requestOf(
  form: HTMLFormElement,
  definition: MessageForm,
  typed: Typed<string>,
  key: string,
): Promise<Request> {
  const proof = 'proof' in form.dataset ? await solvedProof(key) : undefined
  const isTrapped = Boolean(controlOf(form, trapField)?.value)
  return messageRequest(
    definition,
    typed,
    { key, locale: pageLocale(), isTrapped },
    {
      [formHeaders.filledIn]: String(Math.round(performance.now())),
      ...(proof === undefined ? {} : { [formHeaders.proof]: proof }),
    },
  )
}

function isSubmit(control: Element): control is HTMLButtonElement {
  return control instanceof HTMLButtonElement && control.type === 'submit'
}

/** Gives the way back to the button as it was. */
function showSubmitting(form: HTMLFormElement, { messages }: MessageForm): () => void {
  // A button inside a form may belong to another form.
  const button = [...form.elements].find(isSubmit)
  if (!button) return () => undefined
  const label = button.textContent
  button.disabled = true
  button.textContent = messages[pageLocale()].submitting
  return () => {
    button.disabled = false
    button.textContent = label
  }
}
