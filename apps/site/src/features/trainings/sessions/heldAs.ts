import { townName } from '../../../format/townName.ts'
import type { Dictionary } from '../../../i18n/fr.ts'
import type { Training } from '../training.ts'
import { firstDay, isOpen, lastDay, type Session } from './session.ts'

/** A training with the days, the place and the price of one of its sessions. */
export function heldAs(training: Training, session: Session, words: Dictionary): Training {
  const { ville, lieu, mode, langue, prix } = session
  return {
    ...training,
    date_formation: firstDay(session),
    date_fin: lastDay(session),
    ville,
    lieu: [ville && townName(ville, words.locale), lieu].filter(Boolean).join(', ') || null,
    mode: mode === null ? training.mode : words.sessions.modes[mode],
    langue: langue ?? training.langue,
    prix_formation: prix ?? training.prix_formation,
  }
}

/** The next session of each training, in their order: one that is open before one that is full. */
export function nextByTraining(sessions: readonly Session[]): Map<number, Session> {
  const next = new Map<number, Session>()
  for (const session of sessions) {
    const { id } = session.training
    const known = next.get(id)
    if (known === undefined) next.set(id, session)
    else if (!isOpen(known) && isOpen(session)) next.set(id, session)
  }
  return next
}
