import type { PayloadRequest } from 'payload'
import { deviceSecrets } from '../../devices/deviceFields.ts'
import type { KeptKind, StayingFor } from '../../dossiers/keptKind.ts'
import type { Courier } from '../../payload-types.ts'
import { outStates } from '../deliveryMachine.ts'
import { handedFiles } from './filesOfCourier.ts'
import { followedCourier } from './followedCourier.ts'

/** An application is erased as messages are; who works for us stays until he leaves. */
export const courierKind: KeptKind<keyof Courier & string> = {
  searched: ['reference', 'nom', 'phone', 'email', 'ville', 'zone'],
  waiting: { etat: { in: ['reçue', 'examinée'] } },
  waitingWords: {
    one: 'candidature de livreur à examiner',
    several: 'candidatures de livreur à examiner',
    later: true,
  },
  waitingNote: 'à examiner',
  day: { since: 'createdAt', hours: 40 },
  assigned: true,
  board: { about: ['ville'] },
  replyWords: null,
  expired: ({ old, soon }) => ({
    or: [
      { etat: { equals: 'refusée' }, updatedAt: { less_than: soon } },
      { etat: { not_equals: 'actif' }, updatedAt: { less_than: old } },
    ],
  }),
  personal: {
    label: 'Livreurs',
    fields: ['email'],
    phone: { field: 'phone', asTyped: false },
    name: 'nom',
  },
  followed: { nature: 'coursier', find: followedCourier },
  staying,
  besides: handedFiles,
  secret: ['idempotencyKey', ...deviceSecrets, 'empreinte', 'pieceFichier', 'permisFichier'],
}

/** Somebody's parcel is with him, or cash that nobody has counted. */
async function staying(
  ids: readonly number[],
  _limits: unknown,
  req: PayloadRequest,
): Promise<ReadonlyMap<number, StayingFor>> {
  const all = { pagination: false, depth: 0, req } as const
  const coursier = { in: [...ids] }
  const carried = await req.payload.find({
    collection: 'livraisons',
    where: { coursier, etat: { in: [...outStates, 'échouée', 'à_vérifier'] } },
    ...all,
  })
  // A difference that nobody has answered for leaves its lines uncounted, too.
  const inHand = await req.payload.find({
    collection: 'caisse-coursiers',
    where: { coursier, comptage: { exists: false } },
    ...all,
  })
  return new Map(
    [...carried.docs, ...inHand.docs].flatMap(({ coursier: holder }): [number, StayingFor][] =>
      typeof holder === 'number' ? [[holder, 'underWay']] : [],
    ),
  )
}
