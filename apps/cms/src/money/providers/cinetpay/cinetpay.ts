import { currency } from '@sira/contract/orders/paymentModes'
import { askProvider } from '../askProvider.ts'
import type { AskedState, Gateway } from '../gateway.ts'
import { wholeAmount } from '../wholeAmount.ts'
import { isTokenOf } from './notificationToken.ts'
import {
  type CheckedTransaction,
  checkedTransaction,
  startedTransaction,
} from './transactionAnswers.ts'

export interface CinetpaySettings {
  url: string
  apiKey: string
  siteId: string
  secretKey: string
}

/** Amounts must be multiples of this. */
const step = 5
const created = '201'
const succeeded = '00'
/** Failed, too little money, wrong code, expired, cancelled (docs.cinetpay.com, "Code table"). */
const failures = new Set(['600', '602', '604', '606', '625', '627'])
const waiting = new Set(['201', '623', '662', '663'])

/**
 * CinetPay: a page of their own, a call at every change, and a question about the transaction after
 * each.
 */
export function cinetpay({ url, apiKey, siteId, secretKey }: CinetpaySettings): Gateway {
  const identity = { apikey: apiKey, site_id: siteId }

  return {
    provider: 'cinetpay',
    async start({ id, amount, reference, locale, notifyUrl, returnUrl, phone, name }) {
      if (amount % step !== 0) return { kind: 'refused', reason: `AMOUNT_NOT_MULTIPLE_OF_${step}` }
      const body = {
        ...identity,
        transaction_id: id,
        amount,
        currency,
        description: `Commande ${reference}`,
        notify_url: notifyUrl,
        return_url: returnUrl,
        channels: 'MOBILE_MONEY',
        lang: locale === 'fr' ? 'fr' : 'en',
        metadata: reference,
        customer_name: name,
        customer_phone_number: phone,
      }
      const answer = await askProvider(`${url}/v2/payment`, startedTransaction, { body })
      const page = answer.code === created ? answer.data?.payment_url : undefined
      if (page !== undefined) return { kind: 'page', url: page }
      return { kind: 'refused', reason: answer.message ?? answer.code }
    },
    async readNotification({ headers, body }) {
      const values = new URLSearchParams(body.toString())
      if (!isTokenOf(headers['x-token'], values, secretKey)) return undefined
      const id = values.get('cpm_trans_id')
      if (!id || values.get('cpm_site_id') !== siteId) return undefined
      return { id, kind: (values.get('cpm_error_message') || 'UPDATE').slice(0, 40) }
    },
    async askState(id) {
      const body = { ...identity, transaction_id: id }
      return stateOf(await askProvider(`${url}/v2/payment/check`, checkedTransaction, { body }))
    },
  }
}

function stateOf({ code, message, data }: CheckedTransaction): AskedState {
  if (code === succeeded && data?.status === 'ACCEPTED') {
    // An amount that is none is compared like any other: it is not the order's.
    const amount = wholeAmount(data.amount) ?? Number.NaN
    const transaction = data.operator_id ?? undefined
    return { state: 'confirmed', amount, currency: data.currency ?? '', transaction }
  }
  if (data?.status === 'REFUSED' || failures.has(code)) {
    return { state: 'refused', reason: message ?? code }
  }
  return { state: waiting.has(code) || data?.status === 'PENDING' ? 'pending' : 'unknown' }
}
