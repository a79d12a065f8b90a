import type { Sending } from '../../../forms/LiveForm.island.tsx'
import { checkoutNames, steps } from './checkoutValues.ts'

/** Loads the outbox of the page, while there is a network. */
export function sendingParts(script: string): Promise<Sending> {
  return import(/* @vite-ignore */ script).then(({ sending }) => sending)
}

/**
 * Sends an order as its form would. `gone`: the browser goes to its page; `kept`: there is no
 * network, the order waits on the device under its key; `lost`: this browser keeps nothing;
 * `answered`: the server has a message, which it shows on a page.
 */
export async function sendOrder(
  form: HTMLFormElement,
  key: string,
  sending: Sending,
): Promise<'gone' | 'kept' | 'lost' | 'answered'> {
  const { deliverAndKeep, everythingKept, letGo, renote, orderGone } = sending
  const sent = new FormData(form)
  sent.set(checkoutNames.step, steps.order)
  const typed = Object.fromEntries([...sent].map(([name, value]) => [name, String(value)]))
  const body = new URLSearchParams(typed)
  const request = new Request(form.action, { method: 'POST', body })
  const waiting = await everythingKept().catch(() => [])
  const before = waiting.find((one) => one.key === key)
  // A correction replaces the kept order with the same key: the server would take the first one.
  const note = { endpoint: 'commandes', typed, key, waitsFor: 'network' } as const
  const { delivery, isKept } = await deliverAndKeep(request, note)
  if (delivery.outcome === 'sent') {
    orderGone(key)
    location.assign(delivery.address ?? location.pathname)
    return 'gone'
  }
  if (delivery.outcome === 'unanswered') return isKept ? 'kept' : 'lost'
  await (before ? renote(before, {}) : letGo(note))
  return 'answered'
}
