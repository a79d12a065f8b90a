import { controlOf } from './fields.ts'
import { describedBy, hintId, problemId } from './problemIds.ts'
import type { OtherProblem, Said } from './said.ts'

/**
 * Puts a message at its place and leads there: above its field, else at the head of the form. A
 * message that the server drew is there already. Gives a function that removes the marks.
 */
export function pointOut(place: HTMLElement, id: string, said: Said): (() => void) | undefined {
  const form = place.closest('form')
  if (!form) return undefined
  const control = said.field === undefined ? undefined : controlOf(form, said.field)
  const unmark = control && mark(control, describedBy(id, said.others))
  const unmarkOthers = said.others?.map((other) => markOther(form, other))
  if (!said.drawn) {
    ;(control?.closest('.field, .choices') ?? form).prepend(place)
    control?.focus({ preventScroll: true })
    place.firstElementChild?.scrollIntoView({ block: control ? 'center' : 'nearest' })
  }
  return () => {
    unmark?.()
    for (const unmarkOther of unmarkOthers ?? []) unmarkOther?.()
  }
}

/** Writes the message of a wrong field at the field. */
function markOther(form: HTMLFormElement, { field, message }: OtherProblem) {
  const control = controlOf(form, field)
  const own = control && document.getElementById(problemId(control.id))
  if (!control || !own) return undefined
  own.textContent = message
  const unmark = mark(control, own.id)
  return () => {
    own.textContent = ''
    unmark()
  }
}

/** Marks a field as wrong; its hint still describes it. */
function mark(control: HTMLElement, id: string): () => void {
  const hint = document.getElementById(hintId(control.id))?.id
  control.setAttribute('aria-invalid', 'true')
  control.setAttribute('aria-describedby', hint ? `${id} ${hint}` : id)
  return () => {
    control.removeAttribute('aria-invalid')
    if (hint) control.setAttribute('aria-describedby', hint)
    else control.removeAttribute('aria-describedby')
  }
}
