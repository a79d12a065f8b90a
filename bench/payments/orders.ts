import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import * as z from 'zod'
import type { ScenarioName } from '../../scripts/operator/scenarios.ts'

export interface SentOrder {
  /** Unique, so that the letters of the order can be counted. */
  email: string
  scenario: ScenarioName
  reference?: string
  requests: number
}

const answer = z.object({ data: z.object({ attributes: z.object({ reference: z.string() }) }) })
const inFlight = 8

/**
 * Orders as our page does: an answer other than 200 is sent again under the same key. The phone
 * number tells the operator the scenario, see `scenarioOf`.
 */
export async function orderAll(
  url: string,
  scenarios: readonly ScenarioName[],
): Promise<SentOrder[]> {
  const orders = scenarios.map(
    (scenario, index): SentOrder => ({
      email: `client-${index}@exemple.bf`,
      scenario,
      requests: 0,
    }),
  )
  const waiting = [...orders.entries()]
  async function sender(): Promise<void> {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      await order(url, ...next)
      await wait(randomInt(100, 1500))
    }
  }
  await Promise.all(Array.from({ length: inFlight }, sender))
  return orders
}

async function order(url: string, index: number, sent: SentOrder): Promise<void> {
  const key = randomUUID()
  const data = {
    nom: 'Awa Ouédraogo',
    phone: phoneOf(index),
    email: sent.email,
    // Every second order is paid on a page of the provider, the others on the phone.
    mode: index % 2 === 0 ? 'pawapay' : 'cinetpay',
    lignes: [{ nature: 'formule', code: 'mensuel' }],
  }
  for (;;) {
    sent.requests += 1
    const headers = {
      'content-type': 'application/json',
      'idempotency-key': key,
      // Another address each time: the limit per address is not measured here.
      'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
    }
    try {
      const response = await fetch(`${url}/api/commandes`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ data }),
        signal: AbortSignal.timeout(15_000),
      })
      if (response.status === 200) {
        sent.reference = answer.parse(await response.json()).data.attributes.reference
        return
      }
    } catch {
      // No answer: the order may have arrived or not.
    }
    await wait(300)
  }
}

/** Moov’s numbers, one for each order. */
function phoneOf(index: number): string {
  return `+22602${String(index).padStart(6, '0')}`
}

/** Gives the scenario of the operator for a phone number. */
export function scenarioOf(phone: string, scenarios: readonly ScenarioName[]) {
  return scenarios[Number(phone.replace(/\D/g, '').slice(-6))]
}
