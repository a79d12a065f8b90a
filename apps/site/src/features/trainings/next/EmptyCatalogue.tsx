import { quoteAddress } from '../../../components/links/quoteAddress.ts'
import { ShortRows } from '../../../components/links/ShortRows.tsx'
import type { Dictionary } from '../../../i18n/fr.ts'
import { chosenTrainings, type TrainingSelection } from '../choosing/trainingSelection.ts'
import type { Session } from '../sessions/session.ts'
import { placedTrainings } from './placedTrainings.ts'

interface EmptyCatalogueProps {
  selection: TrainingSelection
  nearest: readonly Session[]
  words: Dictionary
}

/** Where a choice finds nothing: how to ask for it, and the sessions nearest to it. */
export function EmptyCatalogue({ selection, nearest, words }: EmptyCatalogueProps) {
  const { empty, emptyFilter, askFor, nextOnes } = words.trainings
  const filtered = chosenTrainings(selection).length > 0
  return (
    <div className="py-6">
      <p className="mb-8">
        {filtered ? emptyFilter : empty}{' '}
        <a href={quoteAddress(words, 'Formation professionnelle')} className="link">
          {askFor}
        </a>
      </p>
      <ShortRows
        title={nextOnes}
        rows={nearest.flatMap((session) =>
          placedTrainings([session], [], words, '').map(({ town, row }) => ({
            ...row,
            facts: [town, ...row.facts],
          })),
        )}
        all={{ address: words.routes.sessions, label: words.sessions.all }}
        words={words}
      />
    </div>
  )
}
