import type { CourseInstance, Offer } from 'schema-dts'
import { offer } from '../../../../structuredData/offer.ts'
import type { Training } from '../../training.ts'
import type { Session } from '../session.ts'

/** The sessions of a training for search engines: when, where, for how much, and whether it is held. */
export function sessionInstances(
  sessions: readonly Session[],
  { nombre_heures: hours, formateur }: Pick<Training, 'nombre_heures' | 'formateur'>,
  address: string,
): CourseInstance[] {
  const instructor = [formateur?.Prenoms, formateur?.Nom].filter(Boolean).join(' ')
  return sessions.map((session) => ({
    '@type': 'CourseInstance',
    courseMode: session.mode === 'presentiel' ? 'Onsite' : 'Online',
    ...(hours === null ? {} : { courseWorkload: `PT${hours}H` }),
    startDate: session.debut,
    endDate: session.fin,
    eventStatus:
      session.etat === 'annulee'
        ? 'https://schema.org/EventCancelled'
        : 'https://schema.org/EventScheduled',
    ...placeOf(session),
    ...(instructor ? { instructor: { '@type': 'Person', name: instructor } } : {}),
    ...(session.price === null ? {} : { offers: offerOf(session, address) }),
  }))
}

function placeOf({ lieu, ville }: Session): Pick<Exclude<CourseInstance, string>, 'location'> {
  const name = lieu ?? ville
  if (!name) return {}
  return { location: { '@type': 'Place', name, address: ville ?? name } }
}

function offerOf({ price, etat }: Session, address: string): Exclude<Offer, string> {
  const sold = { ...offer(price ?? 0, address) }
  return etat === 'complete' ? { ...sold, availability: 'https://schema.org/SoldOut' } : sold
}
