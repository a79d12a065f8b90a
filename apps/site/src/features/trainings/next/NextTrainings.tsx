import { ShortRows } from '../../../components/links/ShortRows.tsx'
import { formatPrice } from '../../../format/price.ts'
import type { Dictionary } from '../../../i18n/fr.ts'
import type { Training } from '../training.ts'

interface NextTrainingsProps {
  trainings: readonly Training[]
  words: Dictionary
}

/** The trainings that begin next: when, what, where, how much. */
export function NextTrainings({ trainings, words }: NextTrainingsProps) {
  return (
    <ShortRows
      title={words.trainings.nextOnes}
      rows={trainings.map(({ slug, Theme, date_formation, lieu, prix_formation, locale }) => ({
        address: words.routes.training(slug),
        title: Theme,
        language: locale,
        day: date_formation,
        facts: [lieu, prix_formation !== null && formatPrice(prix_formation, words.locale)],
      }))}
      all={{ address: words.routes.trainings, label: words.training.others }}
      words={words}
    />
  )
}
