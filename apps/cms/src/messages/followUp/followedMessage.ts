import type { FollowUp } from '@sira/contract/dossiers/followUp'
import type { Locale } from '@sira/contract/locales'
import type { Payload } from 'payload'
import type { Followed, Pair } from '../../dossiers/followed.ts'
import { foundByPair } from '../../dossiers/followUp/foundByPair.ts'
import { type KeptStep, stepsOf } from '../../dossiers/history/step.ts'
import { numberBefore } from '../../dossiers/revisionNumber.ts'
import type { WorkState } from '../facts/workStates.ts'
import { type FollowWords, followWords } from './followWords.ts'

/** The public name of each state. Notes and the assignee are only for staff. */
const told: Readonly<Record<WorkState, 'waiting' | 'inProgress' | 'answered' | 'closed'>> = {
  new: 'waiting',
  in_progress: 'inProgress',
  answered: 'answered',
  closed: 'closed',
  // A message marked as spam by a program was received all the same.
  unwanted: 'waiting',
}

/** The states that the visitor sees. */
const shown = ['in_progress', 'answered', 'closed'] as const

/** Makes the follow-up of a request for a quote, or of a message. */
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
  const steps = stepsOf(message.history).flatMap((step): FollowUp['etapes'] => {
    const { date, message: word } = step
    if (word !== null) return [{ date, titre: words.word, message: word }]
    const estimate = estimateWords(step, words)
    if (estimate !== undefined) return [{ date, titre: estimate, message: null }]
    const state = shown.find((one) => one === step.vers)
    return state ? [{ date, titre: words.state[told[state]], message: null }] : []
  })
  const state = told[message.state ?? 'new']
  return {
    reference: pair.reference,
    nature: kind,
    etat: words.state[state],
    etapes: [{ date: message.createdAt, titre: words.received[kind], message: null }, ...steps],
    ...(state === 'answered' || state === 'closed' ? {} : { aFaire: words.toDo }),
  }
}

/** The step of an estimate, named by its number. */
function estimateWords(
  { acte, motif }: KeptStep,
  { estimated, revised, withdrawn }: FollowWords,
): string | undefined {
  const number = motif ?? ''
  if (acte === 'withdrawn') return withdrawn(number)
  if (acte !== 'estimated') return undefined
  const before = numberBefore(number)
  // A step of a version before names no number.
  return before === undefined ? estimated(number).replace('  ', ' ') : revised(number, before)
}
