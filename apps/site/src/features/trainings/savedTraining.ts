import { formatPrice } from '../../format/price.ts'
import { writtenDays } from '../../format/writtenDays.ts'
import type { Dictionary } from '../../i18n/fr.ts'
import { type SavedRecord, saidFacts } from '../../kinds/savedRecord.ts'
import type { Training } from './training.ts'
import { trainingEnd } from './trainingEnd.ts'

/** A training as a visitor's own list shows it: over once it has begun. */
export function savedTraining(training: Training, words: Dictionary): SavedRecord {
  const { slug, Theme, date_formation: start, date_fin, lieu, prix_formation: price } = training
  const { locale } = words
  const facts = [
    start && writtenDays(start, trainingEnd(start, date_fin) ?? start, locale),
    lieu,
    price !== null && formatPrice(price, locale),
  ]
  return {
    type: 'formations',
    address: words.routes.training(slug),
    title: Theme,
    fact: saidFacts(facts),
    ...(start === null ? {} : { until: start.slice(0, 10) }),
  }
}
