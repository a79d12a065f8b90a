import * as z from 'zod'
import type { Desk } from './desk.ts'
import type { HeldPayment } from './heldPayments.ts'
import type { HostApp } from './hostApp.ts'
import { operatorKeys } from './keys.ts'

const identity = z.object({
  apikey: z.literal(operatorKeys.CINETPAY_API_KEY),
  site_id: z.literal(operatorKeys.CINETPAY_SITE_ID),
  transaction_id: z.string().min(1),
})
const payment = identity.extend({
  amount: z.number().int().multipleOf(5).positive(),
  currency: z.string(),
  metadata: z.string().default(''),
  notify_url: z.url(),
  return_url: z.url(),
  customer_phone_number: z.string().default(''),
})

/** CinetPay’s checkout API v2, as far as a shop uses it (docs.cinetpay.com). */
export function serveCinetpay(app: HostApp, desk: Desk): void {
  app.post('/v2/payment', async ({ body }) => {
    const asked = payment.safeParse(body)
    if (!asked.success) return { code: '608', message: 'MINIMUM_REQUIRED_FIELDS' }
    const { transaction_id: id, amount, currency, metadata: reference } = asked.data
    desk.take({
      id,
      protocol: 'cinetpay',
      reference,
      phone: asked.data.customer_phone_number.replace(/\D/g, ''),
      amount,
      currency,
      outcome: 'waiting',
      returnUrl: asked.data.return_url,
      notifyUrl: asked.data.notify_url,
    })
    return {
      code: '201',
      message: 'CREATED',
      data: { payment_token: id, payment_url: desk.pageOf(id) },
    }
  })
  app.post('/v2/payment/check', async ({ body }) => {
    const asked = identity.safeParse(body)
    if (!asked.success) return { code: '609', message: 'AUTH_NOT_FOUND' }
    const found = desk.payments.find(asked.data.transaction_id)
    return found ? checked(found) : { code: '404', message: 'TRANSACTION_NOT_FOUND', data: null }
  })
}

const answers = {
  paid: { code: '00', message: 'SUCCES', status: 'ACCEPTED' },
  refused: { code: '602', message: 'INSUFFICIENT_BALANCE', status: 'REFUSED' },
  waiting: { code: '662', message: 'WAITING_CUSTOMER_PAYMENT', status: 'PENDING' },
} as const

function checked({ id, outcome, amount, currency }: HeldPayment): object {
  const { code, message, status } = answers[outcome]
  const operator = outcome === 'paid' ? `SIM${id.slice(0, 8).toUpperCase()}` : null
  const data = { amount: String(amount), currency, status, operator_id: operator }
  return { code, message, data }
}
