import { useEffect, useState } from 'react'
import { hydrated, type Woken } from '../../../../islands/hydrated.tsx'
import { steps } from '../../checkout/checkoutValues.ts'
import { sendingParts, sendOrder } from '../../checkout/sendOrder.ts'
import { isPlain, submitPlainly } from '../../checkout/submitPlainly.ts'
import { Notes } from '../Notes.tsx'

interface SentRecapProps {
  /** The address of the outbox's script: an island does not know the address of another one. */
  sendingScript: string
  /** Shown where nothing could be sent and this browser keeps nothing. */
  away: string
}

/**
 * The look back that the server drew, such as after a price has changed: it is sent as that of the
 * page, and waits on the device where there is no network.
 */
function SentRecap({ sendingScript, away, place }: SentRecapProps & Woken) {
  const [isLost, setLost] = useState(false)
  useEffect(() => {
    const form = place.closest('form')
    if (!form) return
    // Loaded while there is a network.
    sendingParts(sendingScript).catch(() => undefined)
    let busy = false
    const send = async () => {
      const loaded = await sendingParts(sendingScript).catch(() => undefined)
      const key = form.dataset.recap ?? ''
      const outcome = loaded ? await sendOrder(form, key, loaded) : 'answered'
      if (outcome === 'answered') submitPlainly(form, steps.order)
      setLost(outcome === 'lost')
      if (outcome !== 'kept') return
      form.hidden = true
      await loaded?.showOutbox()
      scrollTo(0, 0)
    }
    const submitted = (event: SubmitEvent) => {
      const { submitter } = event
      if (isPlain(form)) return
      if (!(submitter instanceof HTMLButtonElement) || submitter.value !== steps.order) return
      event.preventDefault()
      if (busy) return
      busy = true
      void send().finally(() => {
        busy = false
      })
    }
    form.addEventListener('submit', submitted)
    return () => form.removeEventListener('submit', submitted)
  }, [place, sendingScript])
  return <Notes notes={isLost ? [away] : []} />
}

export const wake = hydrated(SentRecap)
