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

/** Somebody's parcel is with him. */
async function staying(
  ids: readonly number[],
  _limits: unknown,
  req: PayloadRequest,
): Promise<ReadonlyMap<number, StayingFor>> {
  const { docs } = await req.payload.find({
    collection: 'livraisons',
    where: { coursier: { in: [...ids] }, etat: { in: [...outStates, 'échouée', 'à_vérifier'] } },
    pagination: false,
    depth: 0,
    req,
  })
  return new Map(
    docs.flatMap(({ coursier }): [number, StayingFor][] =>
      typeof coursier === 'number' ? [[coursier, 'underWay']] : [],
    ),
  )
}
