import {
  isApplicationState,
  openApplicationStates,
} from '@sira/contract/applications/applicationStates'
import type { FollowUp } from '@sira/contract/dossiers/followUp'
import { defaultLocale, type Locale } from '@sira/contract/locales'
import type { Payload } from 'payload'
import type { Followed, Pair } from '../../dossiers/followed.ts'
import { foundByPair } from '../../dossiers/followUp/foundByPair.ts'
import { writtenMoment } from '../../papers/writtenValues.ts'
import type { Application } from '../../payload-types.ts'
import { consentWords } from '../consent/consentWords.ts'
import { isConsentAsked } from '../consent/isConsentAsked.ts'
import { interviewWords } from '../interview/interviewWords.ts'
import { comingInterview, interviewPlace } from '../interview/shownInterview.ts'
import { followedStates, poolNames, takenUpTitles } from './followWords.ts'

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
  const etapes = (found.etapes ?? []).flatMap(({ date, de, vers, message }) => {
    if (!isApplicationState(vers)) return []
    const titre = isDecided(de) ? takenUpTitles[language] : titles[vers]
    return [{ date, titre, message: message ?? null }]
  })
  const consent = consentOf(found, language)
  const interview = interviewOf(found, language)
  const aFaire = [interview.aFaire, consent.aFaire].filter(Boolean).join(' ')
  return {
    reference: pair.reference,
    nature: 'candidature',
    etat: found.etat,
    // Sisters share a phone, and one applies to many offers.
    objet: [found.intitule ?? poolNames[language], found.nom].filter(Boolean).join(' · '),
    etapes,
    ...consent,
    ...interview,
    ...(aFaire !== '' && { aFaire }),
  }
}

/** A step out of a decision takes it back. */
function isDecided(from: string | null | undefined): boolean {
  return Boolean(from) && !openApplicationStates.some((state) => state === from)
}

/** The question whether the employer may have name and file, once it was asked. */
function consentOf(
  application: Application,
  language: Locale,
): Pick<FollowUp, 'aFaire' | 'accord'> {
  const { accord } = application
  if (!accord || !isConsentAsked(application)) return {}
  return accord === 'demandé' ? { aFaire: consentWords[language].toDo, accord } : { accord }
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
