import { showAfterSending } from '../../browser/forms/afterSending.ts'
import { newKey } from '../../browser/forms/newKey.ts'
import { sentAddress } from '../../forms/sentAddress.ts'
import { type Spoken, showProblem, showProgress } from './dispatch/formState.ts'
import { problemOf } from './dispatch/problemOf.ts'
import { sendApplication } from './dispatch/sendApplication.ts'

const going = new WeakSet<HTMLFormElement>()

/** From now on the form around it is sent by this page: files first, and on where the line was cut. */
export async function wake(place: HTMLElement): Promise<boolean> {
  const form = place.closest('form')
  if (!form) return false
  if ('awake' in place.dataset) return true
  // Written by ApplicationForm, on this site.
  const words = JSON.parse(place.dataset.props ?? '{}') as Spoken
  let key = newKey()
  // Other words are another application.
  form.addEventListener('change', () => {
    key = newKey()
  })
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    if (going.has(form)) return
    going.add(form)
    const done = showProgress(form, words.submitting)
    showProblem(form, undefined)
    try {
      const sent = await sendApplication(form, key, words)
      if ('reference' in sent) {
        // Kept nowhere for the next visit.
        form.dataset.gone = ''
        return showSent(form, sentAddress(words.address, sent.reference), sent.reference)
      }
      showProblem(form, problemOf(sent, words))
    } finally {
      going.delete(form)
      done()
    }
  })
  place.dataset.awake = ''
  return true
}

/** Where the form says itself what has gone, it is read once more in its place; else on the next page. */
function showSent(form: HTMLFormElement, address: string, reference: string | undefined): void {
  const after = form.querySelector<HTMLElement>('[data-after-sending]')
  const fields = form.querySelector<HTMLElement>('[data-fields]')
  if (!after || !fields) {
    location.assign(address)
    return
  }
  // A reload of the page shows that it has been sent.
  history.replaceState(history.state, '', address)
  showAfterSending(form, reference)
  form.reset()
  fields.hidden = true
  after.focus()
}
