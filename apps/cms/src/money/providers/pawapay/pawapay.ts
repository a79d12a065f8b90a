import { currency } from '@sira/contract/orders/paymentModes'
import { askProvider } from '../askProvider.ts'
import type { AskedState, Collection, Gateway, Notified, Started } from '../gateway.ts'
import { wholeAmount } from '../wholeAmount.ts'
import { callbackKeys } from './callbackKeys.ts'
import {
  calledBack,
  type FailureReason,
  foundDeposit,
  paymentPage,
  predictedProvider,
  startedDeposit,
} from './depositAnswers.ts'
import { isSignedBy } from './messageSignature.ts'

export interface PawapaySettings {
  url: string
  token: string
}

/**
 * The operator of Burkina Faso whose customers confirm by PIN on the phone; Orange's customers must
 * make a code first.
 */
const pushing = 'MOOV_BFA'

/**
 * pawaPay, Merchant API v2. Our number is that of the deposit, so a request sent twice makes one
 * deposit. Moov’s customers are asked on their phone. Orange’s customers make a code first, which
 * pawaPay’s own page explains.
 */
export function pawapay({ url, token }: PawapaySettings): Gateway {
  const headers = { authorization: `Bearer ${token}` }
  const keyOf = callbackKeys(url)

  async function push(collection: Collection, provider: string): Promise<Started> {
    const phoneNumber = digitsOf(collection.phone)
    const body = {
      depositId: collection.id,
      amount: String(collection.amount),
      currency,
      payer: { type: 'MMO', accountDetails: { phoneNumber, provider } },
      clientReferenceId: collection.reference,
      customerMessage: onStatement(collection.reference),
    }
    const answer = await askProvider(`${url}/v2/deposits`, startedDeposit, { headers, body })
    if (answer.status !== 'REJECTED') return { kind: 'pushed' }
    return { kind: 'refused', reason: reasonOf(answer.failureReason) }
  }

  async function openPage(collection: Collection): Promise<Started> {
    const body = {
      depositId: collection.id,
      returnUrl: collection.returnUrl,
      amountDetails: { amount: String(collection.amount), currency },
      phoneNumber: digitsOf(collection.phone),
      country: 'BFA',
      language: collection.locale === 'fr' ? 'FR' : 'EN',
      reason: collection.reference,
      customerMessage: onStatement(collection.reference),
    }
    const answer = await askProvider(`${url}/v2/paymentpage`, paymentPage, { headers, body })
    if (answer.redirectUrl !== undefined) return { kind: 'page', url: answer.redirectUrl }
    return { kind: 'refused', reason: reasonOf(answer.failureReason) }
  }

  return {
    provider: 'pawapay',
    async start(collection) {
      const body = { phoneNumber: digitsOf(collection.phone) }
      const predict = `${url}/v2/predict-provider`
      const { provider } = await askProvider(predict, predictedProvider, { headers, body })
      return provider === pushing ? push(collection, provider) : openPage(collection)
    },
    async readNotification(call) {
      if (!(await isSignedBy(call, keyOf))) return undefined
      return notifiedOf(call.body)
    },
    async askState(id) {
      const answer = await askProvider(`${url}/v2/deposits/${id}`, foundDeposit, { headers })
      return answer.data ? stateOf(answer.data) : { state: 'unknown' }
    },
    async refund({ id, collection, amount }) {
      const body = { refundId: id, depositId: collection, amount: String(amount), currency }
      const answer = await askProvider(`${url}/v2/refunds`, startedDeposit, { headers, body })
      if (answer.status !== 'REJECTED') return { kind: 'accepted' }
      return { kind: 'refused', reason: reasonOf(answer.failureReason) }
    },
    async askRefund(id) {
      const { data } = await askProvider(`${url}/v2/refunds/${id}`, foundDeposit, { headers })
      if (!data) return { state: 'unknown' }
      const state = stateOf(data)
      return state.state === 'confirmed' ? { state: 'done' } : state
    },
  }
}

/**
 * Reads a signed call, which is certainly theirs. A call about another kind has nothing to ask
 * about.
 */
function notifiedOf(body: Buffer): Notified {
  const { depositId, refundId, status } = calledBack.parse(JSON.parse(body.toString()))
  return { id: depositId ?? refundId, kind: depositId ? status : `REFUND_${status}` }
}

/** Reads the state. Only two states are final; any other, also a new one, counts as pending. */
function stateOf(deposit: NonNullable<ReturnType<typeof foundDeposit.parse>['data']>): AskedState {
  if (deposit.status === 'FAILED') {
    return { state: 'refused', reason: reasonOf(deposit.failureReason) }
  }
  if (deposit.status !== 'COMPLETED') return { state: 'pending' }
  // An invalid amount becomes NaN, which never equals that of the order.
  const amount = wholeAmount(deposit.amount) ?? Number.NaN
  const transaction = deposit.providerTransactionId ?? undefined
  return { state: 'confirmed', amount, currency: deposit.currency ?? '', transaction }
}

function reasonOf(reason: FailureReason): string {
  return reason?.failureCode ?? 'REJECTED'
}

function digitsOf(phone: string): string {
  return phone.replace(/\D/g, '')
}

/** Gives the text on the customer’s statement: 4 to 22 letters, figures and spaces. */
function onStatement(reference: string): string {
  return reference.replace(/[^A-Za-z0-9]+/g, ' ').slice(0, 22)
}
