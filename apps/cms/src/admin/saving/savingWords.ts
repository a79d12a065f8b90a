import { clockTime } from '../../dates/dates.ts'

export interface Saving {
  phase: 'quiet' | 'unsaved' | 'saving' | 'saved' | 'refused'
  /** There is no connection. */
  lost: boolean
  /** The device holds what is not saved; undefined until it was tried. */
  kept: boolean | undefined
  savedAt: Date | undefined
  /** Why it could not be saved, in a sentence. */
  refusal: string
}

/** A sentence on where the text is saved; empty while there is nothing to say. */
export function savingWords({ phase, lost, kept, savedAt, refusal }: Saving): string {
  const onDevice = kept
    ? 'votre texte est gardé sur cet appareil.'
    : 'ne fermez pas cette page, votre texte n’est nulle part ailleurs.'
  if (phase === 'quiet') return ''
  if (phase === 'saved') return savedAt === undefined ? '' : `Enregistré à ${clockTime(savedAt)}`
  if (lost && kept === undefined) return 'Non enregistré : connexion perdue.'
  if (lost) return `Non enregistré : connexion perdue, ${onDevice}`
  if (phase === 'refused') return `Non enregistré : ${refusal} ${capitalised(onDevice)}`
  if (phase === 'saving') return 'Enregistrement…'
  return kept ? 'Pas encore enregistré, gardé sur cet appareil' : 'Pas encore enregistré'
}

function capitalised(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}

/** Whether the sentence asks for attention. */
export function isAlarming({ phase, lost }: Saving): boolean {
  return phase === 'refused' || (lost && (phase === 'unsaved' || phase === 'saving'))
}
