import { groupPhone, showExample } from './fields.ts'
import { noteLive } from './formState.ts'
import type { Say } from './said.ts'
import { send } from './sendLive.ts'

/** Makes this page send the form around `place`, until the returned function is called. */
export function goLive(place: HTMLElement, say: Say): (() => void) | undefined {
  const form = place.closest('form')
  if (!form) return undefined
  noteLive(form, say)
  // A number may have been typed before this script came.
  for (const control of form.elements) if (control !== document.activeElement) group(control)
  const submitted = (event: SubmitEvent) => {
    event.preventDefault()
    void send(form, say)
  }
  const changed = ({ target }: Event) => {
    group(target)
    if (target instanceof HTMLSelectElement) showExample(form, target)
  }
  form.addEventListener('submit', submitted)
  form.addEventListener('change', changed)
  return () => {
    form.removeEventListener('submit', submitted)
    form.removeEventListener('change', changed)
  }
}

function group(control: EventTarget | null): void {
  if (control instanceof HTMLInputElement && control.type === 'tel') groupPhone(control)
}
