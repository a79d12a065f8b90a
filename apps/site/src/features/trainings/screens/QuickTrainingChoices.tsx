import { QuickChoices } from '../../../choosing/QuickChoices.tsx'
import type { Dictionary } from '../../../i18n/fr.ts'
import { catalogueAddress } from '../choosing/catalogueAddress.ts'
import type { TrainingChoices } from '../choosing/trainingChoices.ts'
import type { TrainingSelection } from '../choosing/trainingSelection.ts'

interface QuickTrainingChoicesProps {
  selection: TrainingSelection
  choices: TrainingChoices
  words: Dictionary
}

/** Towns and topics, added to what is chosen. */
export function QuickTrainingChoices({ selection, choices, words }: QuickTrainingChoicesProps) {
  const { byTheme, byTown } = words.trainings
  return (
    <>
      <QuickChoices
        label={byTown}
        choices={choices.ville}
        chosen={selection.ville}
        address={(ville) => catalogueAddress(words, { ...selection, ville })}
      />
      <QuickChoices
        label={byTheme}
        choices={choices.theme}
        chosen={selection.theme}
        address={(theme) => catalogueAddress(words, { ...selection, theme: Number(theme) })}
      />
    </>
  )
}
