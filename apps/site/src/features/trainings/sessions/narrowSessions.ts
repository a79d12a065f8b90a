import { type SessionMode, sessionModes } from '@sira/contract/records/session'
import { inPlace, type Narrowing } from '../../../choosing/narrowing.ts'
import type { Dictionary } from '../../../i18n/fr.ts'
import type { TrainingChoices } from '../choosing/trainingChoices.ts'
import type { TrainingSelection } from '../choosing/trainingSelection.ts'

type Dated = Pick<TrainingSelection, 'ville' | 'mois' | 'mode'>

/**
 * The mode of sessions that a choice means: that of trainings is called the same, where staff call
 * theirs so.
 */
export function chosenMode(
  mode: string | undefined,
  choices: Pick<TrainingChoices, 'mode'>,
  { sessions }: Pick<Dictionary, 'sessions'>,
): SessionMode | undefined {
  const name = choices.mode.find(({ value }) => value === mode)?.name
  return sessionModes.find((one) => one === mode || sessions.modes[one] === name)
}

/** The choices that narrow sessions; nothing where they are about trainings alone. */
export function narrowSessions(
  { ville, mois, mode }: Dated,
  choices: Pick<TrainingChoices, 'ville' | 'mode'>,
  words: Dictionary,
): Narrowing | undefined {
  const held = chosenMode(mode, choices, words)
  if (!ville && !mois && !held) return undefined
  return {
    ...(ville && inPlace('ville', ville, choices.ville)),
    ...(mois && inMonth(mois)),
    ...(held && { 'filters[mode][$eq]': held }),
  }
}

function inMonth(month: string): Narrowing {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const next = new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 10)
  return {
    'filters[$and][0][debut][$gte]': `${month}-01`,
    'filters[$and][1][debut][$lt]': next,
  }
}
