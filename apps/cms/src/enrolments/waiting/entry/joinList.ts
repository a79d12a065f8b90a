import { defaultLocale } from '@sira/contract/locales'
import { openWaitingStates } from '@sira/contract/waiting/waitingStates'
import { conflict, invalidForm } from '@sira/contract/wire/refusals'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { lockRow } from '../../../database/records/lockRow.ts'
import { withinTransaction } from '../../../database/transactions/withinTransaction.ts'
import { keptStep } from '../../../dossiers/history/step.ts'
import { randomReference } from '../../../fields/randomReference.ts'
import type { WaitingEntry } from '../../../payload-types.ts'
import { seatsLeft } from '../../../sessions/facts/seatsLeft.ts'
import { isOpen } from '../../seats/openSession.ts'
import { identityOf } from '../identity.ts'
import { AlreadyWaiting } from './alreadyWaiting.ts'
import { placedEarlier, wishOf } from './placedEarlier.ts'
import type { Sending, Wish } from './wish.ts'

/** Entries that one phone may have open, in all lists; and one network in one list. */
const most = { ofPhone: 5, ofNetwork: 50 }

/** Puts somebody on a waiting list; under one key once, whatever comes twice. */
export async function joinList(
  wish: Wish,
  sending: Sending,
  payload: Payload,
): Promise<WaitingEntry> {
  const earlier = await placedEarlier(wish, sending, payload)
  if (earlier) return earlier
  const req = await createLocalReq({}, payload)
  try {
    return await withinTransaction(req, () => join(wish, sending, req))
  } catch (error) {
    const meanwhile = await placedEarlier(wish, sending, payload)
    if (meanwhile) return meanwhile
    throw error
  }
}

async function join(wish: Wish, sending: Sending, req: PayloadRequest): Promise<WaitingEntry> {
  const { session: id, places, nom, phone, indicatif, email } = wish
  const { payload } = req
  await lockRow('sessions', id, req)
  const session = await payload.findByID({
    collection: 'sessions',
    id,
    depth: 0,
    disableErrors: true,
    req,
  })
  if (!session || !isOpen(session, new Date())) throw refused('session', 'takes nobody any more')
  const left = seatsLeft(session)
  if (left === null || left >= places) throw conflict('There are enough seats')
  // Without any, a session waits for staff to open some: how many, nobody knows.
  if (session.places && places > session.places) {
    throw refused('places', 'is more than the session has')
  }
  const own = await ownEntry(wish, req)
  if (own && own.reseau !== sending.network) throw new AlreadyWaiting()
  if (own) return own
  await refuseTooMany(wish, sending, req)
  return payload.create({
    collection: 'attentes',
    depth: 0,
    req,
    data: {
      reference: randomReference('attente'),
      etat: 'en_attente',
      session: id,
      places,
      nom,
      phone,
      indicatif,
      email,
      locale: wish.locale ?? defaultLocale,
      reseau: sending.network,
      identite: identityOf(phone, nom),
      cleEnvoi: sending.key ?? null,
      empreinte: wishOf(wish),
      etapes: [keptStep(null, 'en_attente', { by: 'client' })],
    },
  })
}

const open = { in: [...openWaitingStates] }

async function ownEntry({ session, phone, nom }: Wish, req: PayloadRequest) {
  const { docs } = await req.payload.find({
    collection: 'attentes',
    where: {
      session: { equals: session },
      identite: { equals: identityOf(phone, nom) },
      etat: open,
    },
    limit: 1,
    pagination: false,
    depth: 0,
    req,
  })
  return docs[0]
}

/** A list is not filled by one who invents names. */
async function refuseTooMany(
  { session, phone }: Wish,
  { network }: Sending,
  req: PayloadRequest,
): Promise<void> {
  const count = async (where: object) =>
    (await req.payload.count({ collection: 'attentes', where: { ...where, etat: open }, req }))
      .totalDocs
  const ofPhone = await count({ phone: { equals: phone } })
  const ofNetwork = await count({ session: { equals: session }, reseau: { equals: network } })
  if (ofPhone < most.ofPhone && ofNetwork < most.ofNetwork) return
  throw conflict('Enough entries of this phone or network are open')
}

function refused(field: string, why: string) {
  return invalidForm([{ path: [field], message: `${field} ${why}` }])
}
