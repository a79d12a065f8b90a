import { groupPhone, showExample } from './fields.ts'
import { noteLive } from './formState.ts'
import type { Say } from './said.ts'
import { send } from './sendLive.ts'

/** From now on the form around `place` is sent by this page, until what is given back is called. */
export function goLive(place: HTMLElement, say: Say): (() => void) | undefined {
  const form = place.closest('form')
  if (!form) return undefined
  noteLive(form, say)
  const submitted = (event: SubmitEvent) => {
    event.preventDefault()
    void send(form, say)
  }
  const changed = ({ target }: Event) => {
    if (target instanceof HTMLInputElement && target.type === 'tel') groupPhone(target)
    if (target instanceof HTMLSelectElement) showExample(form, target)
  }
  form.addEventListener('submit', submitted)
  form.addEventListener('change', changed)
  return () => {
    form.removeEventListener('submit', submitted)
    form.removeEventListener('change', changed)
  }
}
