import { showAfterSending } from '../../browser/forms/afterSending.ts'
import { newKey } from '../../browser/forms/newKey.ts'
import { isAnyKept } from '../../browser/outbox/waitingFlag.ts'
import { sentAddress } from '../../forms/sentAddress.ts'
import { type Spoken, showProblem, showProgress } from './dispatch/formState.ts'
import { problemOf, type Refused } from './dispatch/problemOf.ts'

type Panel = typeof import('./dispatch/keptPanel.ts')
/** The part that keeps and sends, which makes pictures smaller too; nothing where it cannot be had now. */
let held: Panel | undefined

const hold = async () => {
  held ??= await import('./dispatch/keptPanel.ts').catch(() => undefined)
  return held
}

const going = new WeakSet<HTMLFormElement>()

/** A form may be filled in, and its file chosen, before this script came. */
const isFilledIn = (form: HTMLFormElement) =>
  [...form.querySelectorAll('input')].some(
    (one) => one.value !== one.defaultValue || one.checked !== one.defaultChecked,
  )

/** From now on the form around it is sent by this page: files first, and on where the line was cut. */
export async function wake(place: HTMLElement): Promise<boolean> {
  const form = place.closest('form')
  if (!form) return false
  if ('awake' in place.dataset) return true
  // Written by ApplicationForm, on this site.
  const words = JSON.parse(place.dataset.props ?? '{}') as Spoken
  const tell = (refused: Refused) => showProblem(form, problemOf(refused, words))
  let key = newKey()
  // Other words are another application. Who fills it in sends it soon, and may find no network then.
  form.addEventListener('change', () => {
    key = newKey()
    // The next person types: that text is kept as any other.
    delete form.dataset.gone
    void hold()
  })
  if (isAnyKept() || isFilledIn(form)) {
    void hold().then((panel) => panel?.showKept(form, words, tell))
  }
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    if (going.has(form)) return
    going.add(form)
    const done = showProgress(form, words.submitting)
    showProblem(form, undefined)
    try {
      // No photograph leaves as large as it is, and nothing is lost where the network is, or the page.
      const panel = await hold()
      // Without a network that part cannot load, and nothing can be sent.
      const sent = panel ? await panel.sendKept(form, key, words, tell) : { status: 503 }
      if (!sent) return
      if ('reference' in sent) {
        // Kept nowhere for the next visit.
        form.dataset.gone = ''
        return showSent(form, sentAddress(words.address, sent.reference), sent.reference)
      }
      tell(sent)
    } finally {
      going.delete(form)
      done()
    }
  })
  place.dataset.awake = ''
  return true
}

/** Shows what was sent in the place of a form that has room for it; else on the next page. */
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
