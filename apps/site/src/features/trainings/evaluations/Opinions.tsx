import type { PublicEvaluations } from '@sira/contract/evaluations/evaluation'
import { writtenDay } from '@sira/contract/writtenDates'
import type { Dictionary } from '../../../i18n/fr.ts'

interface OpinionsProps {
  evaluations: PublicEvaluations | null
  words: Dictionary
}

/** The opinions of participants on a training, without their names; nothing while there are too few. */
export function Opinions({ evaluations, words }: OpinionsProps) {
  if (!evaluations || typeof evaluations.moyenne !== 'number') return null
  const { nombre, moyenne, avis } = evaluations
  const { opinions: t } = words.training
  const average = new Intl.NumberFormat(words.locale).format(moyenne)
  return (
    <section className="mt-9">
      <h2 className="text-2xl">{t.title}</h2>
      <p className="mt-1 font-semibold">{t.average(average, nombre)}</p>
      <ul className="mt-3 space-y-3">
        {avis.map(({ texte, date }) => (
          <li key={`${date} ${texte}`} className="rounded-2xl bg-lin px-5 py-3">
            <p className="wrap-anywhere whitespace-pre-line">
              <bdi>{texte}</bdi>
            </p>
            <time dateTime={date} className="text-[0.95rem] text-pierre">
              {writtenDay(date, words.locale)}
            </time>
          </li>
        ))}
      </ul>
    </section>
  )
}
