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
  /** As the cart writes them. */
  lines: string
  /** Of what is fetched at the office. */
  quote: OrderQuote
  address: string
  /** Where the outbox of the page is loaded from: an island does not know the address of another. */
  sendingScript: string
  words: RecapWords
}

interface Shown {
  values: CheckoutValues
  key: string
  notes: readonly string[]
}

/** A correction to make; each time an element of its own, so that it is said aloud again. */
interface Wrong {
  id: string
  said: Said
  by: Sending
}

/**
 * The look back on an order, drawn from what the page knows: it asks nothing of the network, and an
 * order that finds none waits on the device. Without it the server draws the same.
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
    // No form stands in another: the look back is drawn after this one.
    form.after(island)
    // Asked for while there is a network.
    sendingParts(sendingScript).catch(() => undefined)
    const submitted = async (event: globalThis.SubmitEvent) => {
      if (isPlain(form)) return
      event.preventDefault()
      const sent = new FormData(form)
      const loaded = await sendingParts(sendingScript).catch(() => undefined)
      // Then the server looks at it.
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

/** Takes away what the server has said of the fields, before the page says it itself. */
function clearProblems(form: HTMLFormElement): void {
  document.getElementById(saidId)?.remove()
  for (const place of form.querySelectorAll('.field-problem')) place.textContent = ''
  for (const control of form.querySelectorAll('[aria-invalid]')) {
    control.removeAttribute('aria-invalid')
  }
}

export const wake = hydrated(LookBack)
