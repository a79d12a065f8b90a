import { notificationToken } from '../../apps/cms/src/money/providers/cinetpay/notificationToken.ts'
import type { HeldPayment } from './heldPayments.ts'
import { operatorKeys } from './keys.ts'
import type { SentCall } from './sentCall.ts'

const messages = { paid: 'SUCCES', refused: 'PAYMENT_FAILED', waiting: 'WAITING' } as const

/** A notification of CinetPay: a form, with the HMAC of its values in `x-token`. */
export function cinetpayCall(payment: HeldPayment, forged: boolean): SentCall {
  const values = new URLSearchParams({
    cpm_site_id: operatorKeys.CINETPAY_SITE_ID,
    cpm_trans_id: payment.id,
    cpm_trans_date: new Date().toISOString().slice(0, 19).replace('T', ' '),
    cpm_amount: String(payment.amount),
    cpm_currency: payment.currency,
    signature: 'simulateur',
    payment_method: 'OM',
    cel_phone_num: payment.phone.slice(-8),
    cpm_phone_prefixe: '226',
    cpm_language: 'fr',
    cpm_version: 'V4',
    cpm_payment_config: 'SINGLE',
    cpm_page_action: 'PAYMENT',
    cpm_custom: payment.reference,
    cpm_designation: `Commande ${payment.reference}`,
    cpm_error_message: messages[payment.outcome],
  })
  const secret = forged ? 'deviné' : operatorKeys.CINETPAY_SECRET_KEY
  return {
    url: payment.notifyUrl,
    body: values.toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-token': notificationToken(values, secret),
    },
  }
}
