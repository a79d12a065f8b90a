import { isApplicationState } from '@sira/contract/applications/applicationStates'
import type { FollowUp } from '@sira/contract/dossiers/followUp'
import { defaultLocale, type Locale } from '@sira/contract/locales'
import type { Payload } from 'payload'
import type { Followed, Pair } from '../../dossiers/followed.ts'
import { foundByPair } from '../../dossiers/followUp/foundByPair.ts'
import { writtenMoment } from '../../papers/writtenValues.ts'
import type { Application } from '../../payload-types.ts'
import { interviewWords } from '../interview/interviewWords.ts'
import { comingInterview, interviewPlace } from '../interview/shownInterview.ts'
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
  const language = locale ?? found.locale ?? defaultLocale
  const titles = followedStates[language]
  const etapes = (found.etapes ?? []).flatMap(({ date, vers, message }) =>
    isApplicationState(vers) ? [{ date, titre: titles[vers], message: message ?? null }] : [],
  )
  return {
    reference: pair.reference,
    nature: 'candidature',
    etat: found.etat,
    etapes,
    ...interviewOf(found, language),
  }
}

/** An interview to come is what the candidate has to do. */
function interviewOf(
  application: Application,
  language: Locale,
): Pick<FollowUp, 'aFaire' | 'entretien'> {
  const le = comingInterview(application)
  if (le === undefined) return {}
  const { toDo, answered } = interviewWords[language]
  const reponse = application.entretienReponse ?? null
  const wanted = toDo(writtenMoment(le, language), interviewPlace(application, language))
  return {
    aFaire: reponse === null ? wanted : `${wanted} ${answered[reponse]}`,
    entretien: { le, reponse },
  }
}
