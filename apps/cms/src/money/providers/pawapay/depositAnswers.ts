import { httpUrl } from '@sira/host/settingRules'
import * as z from 'zod'

/** Answers of the Merchant API v2 (docs.pawapay.io/v2), as far as we read them. */
const failureReason = z
  .object({ failureCode: z.string().optional(), failureMessage: z.string().optional() })
  .nullish()

export const startedDeposit = z.object({
  status: z.enum(['ACCEPTED', 'REJECTED', 'DUPLICATE_IGNORED']),
  failureReason,
})

export const predictedProvider = z.object({ provider: z.string().optional() })

export const paymentPage = z.object({ redirectUrl: httpUrl.optional(), failureReason })

export const foundDeposit = z.object({
  status: z.enum(['FOUND', 'NOT_FOUND']),
  data: z
    .object({
      status: z.string(),
      amount: z.string().optional(),
      currency: z.string().optional(),
      providerTransactionId: z.string().nullish(),
      failureReason,
    })
    .optional(),
})

/** A callback is the deposit, or the refund, in its last state. */
export const calledBack = z
  .object({
    depositId: z.string().max(60).optional(),
    refundId: z.string().max(60).optional(),
    status: z.string().max(40),
  })
  .catch({ status: 'UNREADABLE' })

export type FailureReason = z.infer<typeof failureReason>
