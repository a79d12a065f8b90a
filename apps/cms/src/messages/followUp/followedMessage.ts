import type { FollowUp } from '@sira/contract/dossiers/followUp'
import type { Locale } from '@sira/contract/locales'
import type { Payload } from 'payload'
import type { Followed, Pair } from '../../dossiers/followed.ts'
import { foundByPair } from '../../dossiers/followUp/foundByPair.ts'
import { stepsOf } from '../../dossiers/history/step.ts'
import type { WorkState } from '../facts/workStates.ts'
import { followWords } from './followWords.ts'

/** The state of a message that its visitor sees; its notes and who does it are the staff’s. */
const told: Readonly<Record<WorkState, 'waiting' | 'inProgress' | 'answered' | 'closed'>> = {
  new: 'waiting',
  in_progress: 'inProgress',
  answered: 'answered',
  closed: 'closed',
  // What a machine took for a machine's was received all the same.
  unwanted: 'waiting',
}

/** The states of which a visitor reads. */
const shown = ['in_progress', 'answered', 'closed'] as const

/** How a request for a quote, or a message, is followed. */
export function followedMessage(nature: 'devis' | 'message'): Followed {
  return { nature, find: (pair, locale, payload) => find(nature, pair, locale, payload) }
}

async function find(
  kind: 'devis' | 'message',
  pair: Pair,
  locale: Locale | undefined,
  payload: Payload,
): Promise<FollowUp | undefined> {
  const message = await foundByPair(kind === 'devis' ? 'devis' : 'contacts', pair, payload)
  if (message === undefined) return undefined
  const words = followWords[locale ?? message.locale ?? 'fr']
  const steps = stepsOf(message.history).flatMap(
    ({ date, vers, acte, message: word }): FollowUp['etapes'] => {
      if (word !== null) return [{ date, titre: words.word, message: word }]
      if (acte === 'estimated') return [{ date, titre: words.estimated, message: null }]
      const state = shown.find((one) => one === vers)
      return state ? [{ date, titre: words.state[told[state]], message: null }] : []
    },
  )
  const state = told[message.state ?? 'new']
  return {
    reference: pair.reference,
    nature: kind,
    etat: words.state[state],
    etapes: [{ date: message.createdAt, titre: words.received[kind], message: null }, ...steps],
    ...(state === 'answered' || state === 'closed' ? {} : { aFaire: words.toDo }),
  }
}
