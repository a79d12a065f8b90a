import { APIError, type PayloadRequest } from 'payload'
import { lockRow } from '../../../database/records/lockRow.ts'
import { withinTransaction } from '../../../database/transactions/withinTransaction.ts'
import { keptStep, type Step } from '../../../dossiers/history/step.ts'
import { randomReference } from '../../../fields/randomReference.ts'
import type { WaitingEntry } from '../../../payload-types.ts'
import { enrolmentWords } from '../../words/enrolmentWords.ts'
import { offerSeats } from '../offers/offerSeats.ts'

interface SplitEntry {
  entry: WaitingEntry
  /** Of the rest. */
  other: string
}

/** Of whom it comes, and why. */
type Asked = Pick<Step, 'by' | 'who' | 'why'>

/**
 * A party takes fewer seats first: the rest waits under a reference of its own, at the same rank. Where
 * as many are free, they are offered at once.
 */
export async function splitEntry(
  { id, session: of }: WaitingEntry,
  places: number,
  asker: Asked,
  req: PayloadRequest,
): Promise<SplitEntry> {
  const session = typeof of === 'object' ? of.id : of
  return withinTransaction(req, async () => {
    await lockRow('sessions', session, req)
    await lockRow('attentes', id, req)
    const asked = { collection: 'attentes', id, depth: 0, req } as const
    const before = await req.payload.findByID(asked)
    if (before.etat !== 'en_attente') {
      throw new APIError('Elle n’attend plus\u00a0: rien ne se partage.', 409, null, true)
    }
    if (places >= before.places) {
      const most = `Elle attend ${before.places} places\u00a0: partagez-en moins.`
      throw new APIError(most, 409, null, true)
    }
    const { reference, nom, locale, rang = id } = before
    const { phone = null, indicatif = null, email = null } = before
    const { reseau = null, identite = null } = before
    const other = randomReference('attente')
    const rest = before.places - places
    const stepOf = (count: number, elsewhere: string) => {
      const message = enrolmentWords[locale].split(count, elsewhere)
      return keptStep('en_attente', 'en_attente', { ...asker, message })
    }
    await req.payload.create({
      collection: 'attentes',
      depth: 0,
      req,
      data: {
        ...{ reference: other, etat: 'en_attente', session, places: rest, rang },
        ...{ nom, phone, indicatif, email, locale, reseau, identite },
        etapes: [stepOf(places, reference)],
      },
    })
    const etapes = [...(before.etapes ?? []), stepOf(rest, other)]
    await req.payload.update({ ...asked, data: { places, etapes } })
    await offerSeats(session, req)
    return { entry: await req.payload.findByID(asked), other }
  })
}
