import type { TrainingChoices } from '../choosing/trainingChoices.ts'
import type { TrainingSelection } from '../choosing/trainingSelection.ts'
import type { Session } from './session.ts'

/** Rows that a visitor looks over at a glance. */
const most = 4

/**
 * Where a choice finds no training, the sessions nearest to it: those of the town first, then those
 * nearest to the month; each training once.
 */
export function nearestSessions(
  sessions: readonly Session[],
  { ville, mois }: Pick<TrainingSelection, 'ville' | 'mois'>,
  choices: Pick<TrainingChoices, 'ville'>,
): Session[] {
  const spellings = choices.ville.find(({ value }) => value === ville)?.spellings ?? []
  const elsewhere = (session: Session) => Number(!spellings.includes(session.ville ?? ''))
  const month = mois === undefined ? undefined : Date.parse(`${mois}-15`)
  const off = ({ debut }: Session) =>
    month === undefined ? Date.parse(debut) : Math.abs(Date.parse(debut) - month)
  const sorted = sessions.toSorted((a, b) => elsewhere(a) - elsewhere(b) || off(a) - off(b))
  return [...new Map(sorted.toReversed().map((one) => [one.training.id, one])).values()]
    .toReversed()
    .slice(0, most)
}
