import type { HeldAt } from '@sira/contract/enrolments/heldAt'
import type { Locale } from '@sira/contract/locales'
import type { TrainingSession } from '../../payload-types.ts'
import { factsOf } from '../../sessions/changes/toldFacts.ts'
import { changeFacts } from '../news/changeFacts.ts'

/** When and where a session is held, for who has a seat; nothing of one that is not held. */
export function heldAtOf(session: TrainingSession, locale: Locale): HeldAt | undefined {
  if (session.etat === 'annulee' || session.etat === 'brouillon') return undefined
  const facts = factsOf(session)
  return changeFacts(facts, facts, locale).map(({ label, value }) => ({
    nom: label,
    valeur: value,
  }))
}
