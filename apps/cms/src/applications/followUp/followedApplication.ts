import { isApplicationState } from '@sira/contract/applications/applicationStates'
import type { FollowUp } from '@sira/contract/dossiers/followUp'
import { defaultLocale, type Locale } from '@sira/contract/locales'
import type { Payload } from 'payload'
import type { Followed, Pair } from '../../dossiers/followed.ts'
import { foundByPair } from '../../dossiers/followUp/foundByPair.ts'
import { followedStates } from './followWords.ts'

/** An application, as its candidate follows it: a refusal that waits is no step of it. */
export const followedApplication: Followed = { nature: 'candidature', find }

async function find(
  pair: Pair,
  locale: Locale | undefined,
  payload: Payload,
): Promise<FollowUp | undefined> {
  const found = await foundByPair('candidatures', pair, payload)
  if (found === undefined) return undefined
  const titles = followedStates[locale ?? found.locale ?? defaultLocale]
  const etapes = (found.etapes ?? []).flatMap(({ date, vers, message }) =>
    isApplicationState(vers) ? [{ date, titre: titles[vers], message: message ?? null }] : [],
  )
  return { reference: pair.reference, nature: 'candidature', etat: found.etat, etapes }
}
