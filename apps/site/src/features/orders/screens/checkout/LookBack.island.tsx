import type { OrderQuote } from '@sira/contract/orders/orderAnswer'
import { type SubmitEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Said } from '../../../../browser/forms/said.ts'
import type { Sending } from '../../../../forms/LiveForm.island.tsx'
import { textOf } from '../../../../forms/sentFields.ts'
import { hydrated, type Woken } from '../../../../islands/hydrated.tsx'
import { checkoutProblems } from '../../checkout/checkoutProblems.ts'
import { checkoutSaying, saidId } from '../../checkout/checkoutSaying.ts'
import {
  type CheckoutValues,
  checkoutNames,
  checkoutValues,
  steps,
} from '../../checkout/checkoutValues.ts'
import { deliveredQuote } from '../../checkout/deliveredQuote.ts'
import type { RecapWords } from '../../checkout/recapWords.ts'
import { sendingParts, sendOrder } from '../../checkout/sendOrder.ts'
import { isPlain, submitPlainly } from '../../checkout/submitPlainly.ts'
import { Recap } from './Recap.tsx'

export interface LookBackProps {
  /** The lines as the cart writes them. */
  lines: string
  /** The price for pickup at the office. */
  quote: OrderQuote
  address: string
  /** The address of the outbox's script: an island does not know the address of another one. */
  sendingScript: string
  words: RecapWords
}

interface Shown {
  values: CheckoutValues
  key: string
  notes: readonly string[]
}

/** An error to correct; a new element each time, so that screen readers announce it again. */
interface Wrong {
  id: string
  said: Said
  by: Sending
}

/**
 * The summary of an order, drawn from the data of the page. It needs no network, and an order
 * without a network waits on the device. Without this island the server draws the same.
 */
function LookBack(props: LookBackProps & Woken) {
  const { lines, quote, address, sendingScript, words, place: island } = props
  const [shown, show] = useState<Shown>()
  const [wrong, say] = useState<Wrong>()
  const [busy, setBusy] = useState(false)
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const form = document.querySelector<HTMLFormElement>('form.checkout')
    if (!form) return
    // Forms cannot be nested: the summary is drawn after this one.
    form.after(island)
    // Loaded while there is a network.
    sendingParts(sendingScript).catch(() => undefined)
    const submitted = async (event: globalThis.SubmitEvent) => {
      if (isPlain(form)) return
      event.preventDefault()
      const sent = new FormData(form)
      const loaded = await sendingParts(sendingScript).catch(() => undefined)
      // Without the script the server checks the form.
      if (!loaded) return submitPlainly(form, steps.check)
      const values = checkoutValues(sent)
      const problems = checkoutProblems(values, quote, words)
      const said = checkoutSaying(problems, words, loaded.problemsSaid)
      clearProblems(form)
      say(said && { id: `${saidId}-${Date.now()}`, said, by: loaded })
      if (said) return
      form.hidden = true
      show({ values, key: textOf(sent, checkoutNames.key), notes: [] })
    }
    form.addEventListener('submit', submitted)
    return () => form.removeEventListener('submit', submitted)
  }, [island, quote, words, sendingScript])
  useLayoutEffect(() => {
    const form = document.querySelector<HTMLFormElement>('form.checkout')
    if (!form || !wrong) return
    form.prepend(island)
    const unmark = wrong.by.pointOut(island, wrong.id, wrong.said)
    return () => {
      unmark?.()
      form.after(island)
    }
  }, [island, wrong])
  useEffect(() => {
    if (shown) head.current?.focus()
  }, [shown])
  if (wrong) {
    const { id, said, by } = wrong
    return <by.Saying key={id} id={id} said={said} words={words.outbox} />
  }
  if (!shown) return null

  const correct = () => {
    show(undefined)
    const form = document.querySelector<HTMLFormElement>('form.checkout')
    if (!form) return
    form.hidden = false
    form.scrollIntoView()
  }
  const place = async (form: HTMLFormElement) => {
    setBusy(true)
    const parts = await sendingParts(sendingScript).catch(() => undefined)
    const outcome = parts ? await sendOrder(form, shown.key, parts) : 'answered'
    setBusy(false)
    if (outcome === 'answered') return submitPlainly(form, steps.order)
    if (outcome === 'lost') return show({ ...shown, notes: [words.checkout.away] })
    if (outcome === 'kept') {
      await parts?.showOutbox()
      correct()
      // The order that waits stands above the form.
      scrollTo(0, 0)
    }
  }
  const submitted = (event: SubmitEvent<HTMLFormElement>) => {
    if (isPlain(event.currentTarget)) return
    event.preventDefault()
    const { submitter } = event.nativeEvent
    const isOrder = submitter instanceof HTMLButtonElement && submitter.value === steps.order
    if (!isOrder) correct()
    else if (!busy) void place(event.currentTarget)
  }
  return (
    <section aria-busy={busy} className="max-w-3xl">
      <h2 ref={head} tabIndex={-1} className="mb-4 text-3xl outline-none">
        {words.checkout.recap}
      </h2>
      <p className="mb-4 text-pierre">{words.checkout.recapText}</p>
      <Recap
        values={shown.values}
        lines={lines}
        quote={deliveredQuote(quote, shown.values)}
        sendingKey={shown.key}
        notes={shown.notes}
        address={address}
        words={words}
        onSubmit={submitted}
      />
    </section>
  )
}

/** Removes the server's messages at the fields before the page shows its own. */
function clearProblems(form: HTMLFormElement): void {
  document.getElementById(saidId)?.remove()
  for (const place of form.querySelectorAll('.field-problem')) place.textContent = ''
  for (const control of form.querySelectorAll('[aria-invalid]')) {
    control.removeAttribute('aria-invalid')
  }
}

export const wake = hydrated(LookBack)
