import type { FollowUp } from '@sira/contract/dossiers/followUp'
import type { Locale } from '@sira/contract/locales'
import { type WaitingState, waitingStates } from '@sira/contract/waiting/waitingStates'
import type { Payload } from 'payload'
import type { TrainingSession, WaitingEntry } from '../../../payload-types.ts'
import { sessionWithTraining } from '../../seats/choice.ts'
import { titleOf } from '../../seats/sessionTitle.ts'
import { enrolmentWords } from '../../words/enrolmentWords.ts'
import { rankOf } from '../rankOf.ts'

/** What somebody who waits follows: the rank, or the offer and its end. */
export async function followedWaiting(
  entry: WaitingEntry,
  locale: Locale,
  payload: Payload,
): Promise<FollowUp> {
  const { reference, etat, etapes, jusqua, session } = entry
  const words = enrolmentWords[locale]
  const id = typeof session === 'object' ? session.id : session
  const held = await sessionWithTraining(id, locale, payload)
  const title = held ? titleOf(held, locale) : undefined
  const rank = await rankOf(entry, payload)
  const offer = etat === 'offerte' && jusqua ? words.offer(jusqua) : undefined
  const toDo = offer ?? (rank === null ? undefined : words.rank(rank))
  return {
    reference,
    nature: 'attente',
    etat,
    etapes: (etapes ?? []).flatMap(({ date, vers, message }) =>
      isWaitingState(vers)
        ? [{ date, titre: words.waiting[vers], message: message ?? title ?? null }]
        : [],
    ),
    ...(etat === 'en_attente' && { places: entry.places }),
    ...(held && offer !== undefined && offeredPrice(held, entry.places)),
    ...(toDo === undefined ? {} : { aFaire: toDo }),
  }
}

/** As the order will ask for it: the price of the session, or of its training. */
function offeredPrice({ prix, acompte, formation }: TrainingSession, places: number) {
  const price = prix ?? (typeof formation === 'object' ? formation?.prix_formation : undefined)
  if (typeof price !== 'number') return {}
  const hasDeposit = typeof acompte === 'number' && acompte > 0 && acompte < price
  const deposit = hasDeposit ? { acompte: acompte * places } : {}
  return { offre: { total: Math.round(price) * places, ...deposit } }
}

function isWaitingState(word: string): word is WaitingState {
  return waitingStates.some((state) => state === word)
}
