import { httpUrl } from '@sira/host/settingRules'
import * as z from 'zod'

/** Answers of CinetPay’s checkout API v2 (docs.cinetpay.com), as far as we read them. */
export const startedTransaction = z.object({
  code: z.coerce.string(),
  message: z.string().optional(),
  data: z.object({ payment_url: httpUrl.optional() }).nullish().catch(undefined),
})

export const checkedTransaction = z.object({
  code: z.coerce.string(),
  message: z.string().optional(),
  data: z
    .object({
      amount: z.union([z.string(), z.number()]).nullish(),
      currency: z.string().nullish(),
      status: z.string().nullish(),
      operator_id: z.string().nullish(),
    })
    .nullish()
    .catch(undefined),
})

export type CheckedTransaction = z.infer<typeof checkedTransaction>
