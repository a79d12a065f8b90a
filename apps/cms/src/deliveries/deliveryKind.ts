import type { PayloadRequest } from 'payload'
import type { KeptKind, StayingFor } from '../dossiers/keptKind.ts'
import type { Delivery } from '../payload-types.ts'
import { endedStates } from './deliveryMachine.ts'
import { followedDelivery } from './followedDelivery.ts'

/**
 * Deliveries are erased as messages are, and never while somebody waits for them. What they cost
 * stays in the books of the cash, without a name.
 */
export const deliveryKind: KeptKind<keyof Delivery & string> = {
  searched: [
    'reference',
    'nom',
    'phone',
    'email',
    'arriveeContact',
    'arriveePhone',
    'arriveeQuartier',
  ],
  waiting: { etat: { in: ['demandée', 'chiffrée', 'échouée', 'à_vérifier'] } },
  waitingWords: { one: 'livraison à organiser', several: 'livraisons à organiser' },
  waitingNote: 'à organiser',
  replyWords: null,
  expired: ({ old }) => ({ createdAt: { less_than: old } }),
  personal: {
    label: 'Livraisons',
    fields: ['email'],
    phone: { field: 'phone', asTyped: false },
    otherPhones: [
      { field: 'departPhone', asTyped: false },
      { field: 'arriveePhone', asTyped: false },
    ],
    name: 'nom',
  },
  followed: { nature: 'livraison', find: followedDelivery },
  staying,
  secret: ['idempotencyKey', 'code'],
}

/** Somebody waits for it. */
async function staying(
  ids: readonly number[],
  _limits: unknown,
  req: PayloadRequest,
): Promise<ReadonlyMap<number, StayingFor>> {
  const { docs } = await req.payload.find({
    collection: 'livraisons',
    where: { id: { in: [...ids] }, etat: { not_in: [...endedStates] } },
    select: {},
    pagination: false,
    depth: 0,
    req,
  })
  return new Map(docs.map(({ id }) => [id, 'underWay']))
}
