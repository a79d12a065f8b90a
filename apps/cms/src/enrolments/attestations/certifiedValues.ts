import { APIError, type PayloadRequest } from 'payload'
import type { Certificate, Enrolment } from '../../payload-types.ts'
import { halfDaysOfSession } from '../presence/attendance.ts'
import { sessionOf } from '../seats/seatsOfOrder.ts'

/** The values on a certificate, as they are kept with it. */
export type CertifiedValues = Pick<
  Certificate,
  'nom' | 'formation' | 'debut' | 'fin' | 'heures' | 'delivreeLe' | 'locale'
> & { nom: string; session: number }

/** Of a training that does not say its hours, as its end is counted. */
const usualHoursPerDay = 6

/** As they are today, in the language of who ordered the seat. */
export async function certifiedValues(
  seat: Enrolment,
  nom: string,
  req: PayloadRequest,
): Promise<CertifiedValues> {
  const { payload } = req
  const order = typeof seat.commande === 'object' ? seat.commande.id : seat.commande
  const { locale } = await payload.findByID({ collection: 'commandes', id: order, depth: 0, req })
  const id = sessionOf(seat)
  // Without the request: Payload would give it the language of this reading.
  const session = await payload.findByID({ collection: 'sessions', id, locale, depth: 1 })
  const { formation, debut, fin, heuresParJour } = session
  if (typeof formation !== 'object' || !formation.Theme || !debut || !fin) {
    throw new APIError(
      'Donnez d’abord à cette session une formation et des dates.',
      409,
      null,
      true,
    )
  }
  const days = new Set((await halfDaysOfSession(session, req)).map(({ day }) => day))
  return {
    ...{ nom, session: id, debut, fin, locale },
    formation: formation.Theme,
    heures: formation.nombre_heures || days.size * (heuresParJour || usualHoursPerDay),
    delivreeLe: new Date().toISOString(),
  }
}
