import { type Act, acts } from '../../audit/acts.ts'
import { readDetails } from '../../audit/howSaved.ts'

interface Saved {
  status: string | undefined
  act: { act: Act; details?: string | null } | undefined
}

/** The label of a version: « Brouillon gardé pendant l’écriture », with its changes. */
export function versionWords({ status, act }: Saved): { kind: string; details: string } {
  const { how, rest } = readDetails(act?.details ?? '')
  return { kind: act === undefined ? stateOf(status) : kindOf(act.act, how), details: rest }
}

function stateOf(status: string | undefined): string {
  if (status === undefined) return 'Enregistrement'
  return status === 'published' ? acts.published : acts.drafted
}

function kindOf(act: Act, how: 'planned' | 'autosaved' | undefined): string {
  if (how === 'planned') return `${acts[act]} au moment prévu`
  if (act === 'settings') return 'Enregistrement'
  if (act !== 'drafted') return acts[act]
  return how === 'autosaved' ? 'Brouillon gardé pendant l’écriture' : 'Brouillon enregistré'
}
