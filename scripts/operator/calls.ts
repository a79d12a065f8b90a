import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { cinetpayCall } from './cinetpayCall.ts'
import type { HeldPayment } from './heldPayments.ts'
import type { CallbackKeyPairs } from './keys.ts'
import { pawapayCall } from './pawapayCall.ts'
import type { Call, Scenario } from './scenarios.ts'
import type { SentCall } from './sentCall.ts'

/** A real one tries for a day; enough to see that a shop which was away hears it a second later. */
const attempts = 3
/** More attempts for a payment that the shop never started: it cannot ask about it. */
const patientAttempts = 300
const betweenMs = 1000

/** Calls the shop as the scenario says. Gives the status of each answer, 0 where none came. */
export async function callShop(
  payment: HeldPayment,
  { calls }: Scenario,
  keys: CallbackKeyPairs,
  strange: (told: HeldPayment) => void,
): Promise<number[]> {
  const sent = calls.flatMap((call: Call) =>
    Array.from({ length: call.times ?? 1 }, async () => {
      await wait(call.afterMs)
      return deliver(
        written(payment, call, keys, strange),
        call.ofNobody ? patientAttempts : attempts,
      )
    }),
  )
  return Promise.all(sent)
}

function written(
  payment: HeldPayment,
  call: Call,
  keys: CallbackKeyPairs,
  strange: (told: HeldPayment) => void,
): SentCall {
  const told: HeldPayment = {
    ...payment,
    outcome: call.claims ?? payment.outcome,
    ...(call.ofNobody && { id: randomUUID() }),
  }
  if (call.ofNobody) strange(told)
  return told.protocol === 'pawapay'
    ? pawapayCall(told, call.forged ? keys.forger : keys.privateKey)
    : cinetpayCall(told, call.forged === true)
}

async function deliver({ url, headers, body }: SentCall, most: number): Promise<number> {
  let status = 0
  for (let attempt = 0; attempt < most; attempt += 1) {
    if (attempt > 0) await wait(betweenMs)
    status = await fetch(url, { method: 'POST', headers, body }).then(
      (response) => response.status,
      () => 0,
    )
    if (status > 0 && status < 500) return status
  }
  return status
}
