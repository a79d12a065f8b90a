import * as z from 'zod'
import type { Desk } from './desk.ts'
import type { HostApp } from './hostApp.ts'
import { callbackKeyId, operatorKeys } from './keys.ts'
import { networkOf } from './networkOf.ts'
import { pawapayDeposit } from './pawapayDeposit.ts'

const amount = z.string().regex(/^[1-9]\d*$/)
const deposit = z.object({
  depositId: z.uuid(),
  amount,
  currency: z.string(),
  payer: z.object({ accountDetails: z.object({ phoneNumber: z.string() }) }),
  clientReferenceId: z.string().default(''),
})
const page = z.object({
  depositId: z.uuid(),
  returnUrl: z.url(),
  amountDetails: z.object({ amount, currency: z.string() }),
  phoneNumber: z.string(),
  reason: z.string().default(''),
})
const refundStatuses = { paid: 'COMPLETED', refused: 'FAILED', waiting: 'PROCESSING' } as const
const refund = z.object({ refundId: z.uuid(), depositId: z.uuid(), amount })

/** pawaPay’s Merchant API v2, as far as a shop uses it (docs.pawapay.io/v2). */
export function servePawapay(app: HostApp, desk: Desk, publicPem: string): void {
  const created = () => new Date().toISOString()

  app.get('/v2/public-key/http', async () => [{ id: callbackKeyId, key: publicPem }])

  app.register(async (scope) => {
    scope.addHook('onRequest', async ({ headers }, reply) => {
      if (headers.authorization === `Bearer ${operatorKeys.PAWAPAY_TOKEN}`) return undefined
      return reply.code(403).send({ failureReason: { failureCode: 'AUTHENTICATION_ERROR' } })
    })
    scope.post<{ Body: { phoneNumber: string } }>('/v2/predict-provider', async ({ body }) => ({
      country: 'BFA',
      provider: networkOf(body.phoneNumber),
      phoneNumber: body.phoneNumber,
    }))
    scope.post('/v2/deposits', async ({ body }) => {
      const asked = deposit.parse(body)
      const isNew = desk.take({
        id: asked.depositId,
        protocol: 'pawapay',
        reference: asked.clientReferenceId,
        phone: asked.payer.accountDetails.phoneNumber,
        amount: Number(asked.amount),
        currency: asked.currency,
        outcome: 'waiting',
        notifyUrl: desk.pawapayCallback,
      })
      const status = isNew ? 'ACCEPTED' : 'DUPLICATE_IGNORED'
      return { depositId: asked.depositId, status, nextStep: 'FINAL_STATUS', created: created() }
    })
    scope.post('/v2/paymentpage', async ({ body }) => {
      const asked = page.parse(body)
      desk.take({
        id: asked.depositId,
        protocol: 'pawapay',
        reference: asked.reason,
        phone: asked.phoneNumber,
        amount: Number(asked.amountDetails.amount),
        currency: asked.amountDetails.currency,
        outcome: 'waiting',
        returnUrl: asked.returnUrl,
        notifyUrl: desk.pawapayCallback,
      })
      return { redirectUrl: desk.pageOf(asked.depositId) }
    })
    scope.get<{ Params: { id: string } }>('/v2/deposits/:id', async ({ params }) => {
      const found = desk.payments.find(params.id)
      return found ? { status: 'FOUND', data: pawapayDeposit(found) } : { status: 'NOT_FOUND' }
    })
    scope.post('/v2/refunds', async ({ body }) => {
      const { refundId, depositId } = refund.parse(body)
      if (desk.payments.find(depositId)?.outcome !== 'paid') {
        return { refundId, status: 'REJECTED', failureReason: { failureCode: 'NOT_FOUND' } }
      }
      const known = desk.refunds.has(refundId)
      if (!desk.giveBack(refundId, depositId)) {
        const failureReason = { failureCode: 'ALREADY_REFUNDED' }
        return { refundId, status: 'REJECTED', failureReason }
      }
      return { refundId, status: known ? 'DUPLICATE_IGNORED' : 'ACCEPTED', created: created() }
    })
    scope.get<{ Params: { id: string } }>('/v2/refunds/:id', async ({ params: { id } }) => {
      const found = desk.refunds.get(id)
      if (!found) return { status: 'NOT_FOUND' }
      const status = refundStatuses[found.outcome]
      const failureReason = { failureCode: 'WALLET_LIMIT_REACHED' }
      const data = { refundId: id, status, ...(status === 'FAILED' && { failureReason }) }
      return { status: 'FOUND', data }
    })
  })
}
