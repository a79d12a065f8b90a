import { sessionSchema } from '@sira/contract/records/session'
import { entityOf } from '@sira/contract/wire/envelope'
import type * as z from 'zod'

/** One dated run of a training, as screens see it; nothing where its training is not published. */
export const sessionEntity = entityOf(sessionSchema).transform(({ id, attributes }) => {
  const { formation, debut, fin, ...rest } = attributes
  const training = formation?.data
  const slug = training?.attributes.slug
  if (!training || !slug || debut === null) return null
  const { Theme = slug, prix_formation = null, locale } = training.attributes
  return {
    ...rest,
    id,
    debut,
    fin: fin ?? debut,
    price: rest.prix ?? prix_formation,
    training: { id: training.id, slug, Theme, locale },
  }
})

export type Session = NonNullable<z.infer<typeof sessionEntity>>

/** The populated fields of a session's training. */
export const withTraining = {
  'populate[formation][fields][0]': 'slug',
  'populate[formation][fields][1]': 'Theme',
  'populate[formation][fields][2]': 'prix_formation',
} as const

/** Whether one can enrol: it is open, and has not begun meanwhile. */
export function isOpen({ etat, debut }: Session, now = Date.now()): boolean {
  return (etat === 'ouverte' || etat === 'garantie') && Date.parse(debut) > now
}

/** Sessions that a visitor chooses from: full ones stand among the others. */
export function isShown(session: Session, now = Date.now()): boolean {
  return isOpen(session, now) || (session.etat === 'complete' && Date.parse(session.debut) > now)
}

/** The day on which it begins, `YYYY-MM-DD`: Ouagadougou keeps GMT. */
export const firstDay = ({ debut }: Session) => debut.slice(0, 10)

export const lastDay = ({ fin }: Session) => fin.slice(0, 10)
