import { sessionModes } from '@sira/contract/records/session'
import { townChoices } from '../../../choosing/placeChoices.ts'
import type { Dictionary } from '../../../i18n/fr.ts'
import { firstDay, type Session } from '../sessions/session.ts'
import { monthName, type TrainingChoices } from './trainingChoices.ts'

/** What the next sessions can be chosen by, beside what trainings with one date can. */
export function withSessionChoices(
  choices: TrainingChoices,
  sessions: readonly Session[],
  { locale, sessions: words }: Dictionary,
): TrainingChoices {
  if (sessions.length === 0) return choices
  const towns = choices.ville.flatMap(({ spellings }) => spellings)
  const months = new Set([
    ...choices.mois.map(({ value }) => value),
    ...sessions.map((session) => firstDay(session).slice(0, 7)),
  ])
  const held = new Set(sessions.map(({ mode }) => mode))
  const named = new Set(choices.mode.map(({ name }) => name))
  const modes = sessionModes
    .filter((mode) => held.has(mode) && !named.has(words.modes[mode]))
    .map((value) => ({ value, name: words.modes[value] }))
  return {
    ...choices,
    ville: townChoices([...towns, ...sessions.map(({ ville }) => ville)], locale),
    mois: [...months].toSorted().map((value) => ({ value, name: monthName(value, locale) })),
    mode: [...choices.mode, ...modes],
  }
}
