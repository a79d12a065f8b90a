import type { FollowUp } from '@sira/contract/dossiers/followUp'
import type { Locale } from '@sira/contract/locales'
import { type WaitingState, waitingStates } from '@sira/contract/waiting/waitingStates'
import type { Payload } from 'payload'
import type { WaitingEntry } from '../../../payload-types.ts'
import { sessionTitle } from '../../seats/sessionTitle.ts'
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
  const title = await sessionTitle(id, locale, payload)
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
    ...(toDo === undefined ? {} : { aFaire: toDo }),
  }
}

function isWaitingState(word: string): word is WaitingState {
  return waitingStates.some((state) => state === word)
}
