import type { PayloadRequest } from 'payload'
import type { Step } from '../../dossiers/history/step.ts'
import { moveOrder } from '../../orders/moves/moveOrder.ts'
import type { Delivery } from '../../payload-types.ts'

/**
 * A delivered order is handed over. One that was paid at the door follows once its cash is counted:
 * until then nobody of ours has seen the money (product 11).
 */
export async function handOverOrder(
  { commande, reference }: Pick<Delivery, 'commande' | 'reference'>,
  { who }: Pick<Step, 'who'>,
  req: PayloadRequest,
): Promise<void> {
  const id = typeof commande === 'object' ? commande?.id : commande
  if (!id) return
  const { etat, paye, total } = await req.payload.findByID({
    collection: 'commandes',
    id,
    depth: 0,
    req,
  })
  if (paye < total || (etat !== 'payée' && etat !== 'préparée')) return
  await moveOrder(id, 'remise', { by: 'système', who, why: `Livraison ${reference}` }, req)
}
