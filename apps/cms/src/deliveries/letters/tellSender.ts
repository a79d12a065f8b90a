import type { PayloadRequest } from 'payload'
import { publicUrl } from '../../environment/publicUrl.ts'
import { mailIdentity } from '../../mail/mailIdentity.ts'
import { queueEmail } from '../../mail/queuedEmail.ts'
import type { Delivery } from '../../payload-types.ts'
import type { DeliveryLetter } from '../deliveryMachine.ts'
import { howToPay } from '../payment/howToPay.ts'
import { deliveryLetter } from './deliveryLetter.ts'

const asksForMoney: ReadonlySet<DeliveryLetter | 'received'> = new Set([
  'received',
  'chiffrée',
  'affectée',
])

/** Writes to who asked for a delivery; who gave no address reads it all in the follow-up. */
export async function tellSender(
  name: DeliveryLetter | 'received',
  delivery: Delivery,
  message: string | undefined,
  req: PayloadRequest,
): Promise<void> {
  if (!delivery.email) return
  const { payload } = req
  const { brand, noticesTo } = await mailIdentity(payload, req)
  const payment = asksForMoney.has(name)
    ? await howToPay(delivery, delivery.locale ?? 'fr', payload, req)
    : undefined
  await queueEmail(
    {
      kind: name === 'received' ? 'acknowledgement' : 'delivery',
      to: delivery.email,
      replyTo: noticesTo,
      letter: deliveryLetter(name, delivery, { message, payment, siteUrl: publicUrl(payload) }),
      about: { relationTo: 'livraisons', value: delivery.id },
      brand,
    },
    req,
  )
}
