import { seatedStates } from '@sira/contract/enrolments/enrolmentStates'
import type { PayloadRequest } from 'payload'
import { mailboxOf } from '../../mail/mailbox.ts'
import { phonesOf, type Reader, readersOf } from './toTell.ts'

/** The participants of a session, and how each is reached: by an address, else by a number; each once. */
export interface People {
  /** In the order in which mailboxes are locked. */
  readers: Reader[]
  phones: { nom: string; phone: string }[]
}

/** Of a participant who gave neither address nor number, whoever ordered is reached. */
export async function peopleOf(session: number, req: PayloadRequest): Promise<People> {
  const { docs } = await req.payload.find({
    collection: 'inscriptions',
    where: { session: { equals: session }, etat: { in: [...seatedStates] } },
    sort: 'id',
    pagination: false,
    depth: 1,
    req,
  })
  const readers = new Map<string, Reader>()
  const phones = new Map<string, string>()
  for (const seat of docs) {
    const order = seat.commande
    if (typeof order !== 'object') continue
    const [phone] = seat.email ? [] : seat.phone ? [seat.phone] : phonesOf(seat, order)
    if (phone) phones.set(phone, seat.nom ?? order.nom ?? '')
    // The last one is the participant; the customer has a number of his own to be reached by.
    const reader = seat.phone && !seat.email ? undefined : readersOf(seat, order).at(-1)
    if (reader && !readers.has(mailboxOf(reader.to))) readers.set(mailboxOf(reader.to), reader)
  }
  return {
    readers: [...readers]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([, one]) => one),
    phones: [...phones].map(([phone, nom]) => ({ nom, phone })),
  }
}
