import type { PlacedRow } from '../../../components/links/placedRow.ts'
import { formatPrice } from '../../../format/price.ts'
import type { Dictionary } from '../../../i18n/fr.ts'
import { firstDay, type Session } from '../sessions/session.ts'
import type { Training } from '../training.ts'

/**
 * Sessions, and the trainings that have none of these, by their town; the soonest first. Each row
 * bears `mark`, which says that it is a training.
 */
export function placedTrainings(
  sessions: readonly Session[],
  trainings: readonly Training[],
  words: Dictionary,
  mark: string,
): PlacedRow[] {
  const dated = new Set(sessions.map(({ training }) => training.id))
  const facts = (place: string | null, price: number | null) => [
    place,
    price !== null && formatPrice(price, words.locale),
  ]
  const ofSessions = sessions.map((session): PlacedRow => {
    const { training, ville, lieu, price } = session
    const address = words.routes.training(training.slug)
    const named = { address, title: training.Theme, language: training.locale }
    const row = { ...named, day: firstDay(session), facts: facts(lieu, price) }
    return { town: ville, row: { ...row, mark } }
  })
  const others = trainings.filter(({ id }) => !dated.has(id))
  const ofTrainings = others.map((training): PlacedRow => {
    const { slug, Theme, ville, lieu, date_formation, prix_formation, locale } = training
    const named = { address: words.routes.training(slug), title: Theme, language: locale }
    const row = { ...named, day: date_formation, facts: facts(lieu, prix_formation) }
    return { town: ville, row: { ...row, mark } }
  })
  return [...ofSessions, ...ofTrainings].sort(({ row: a }, { row: b }) =>
    (a.day ?? '').localeCompare(b.day ?? ''),
  )
}
