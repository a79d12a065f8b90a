import type { Dictionary } from '../i18n/fr.ts'
import type { Refusal } from '../transport/calls/refusal.ts'

/** A message of the page, and the HTTP status of its answer. */
export interface Said {
  problem?: string
  status: number
  /** Seconds until it is worth asking again. */
  retryAfter?: number
}

type Words = Pick<Dictionary, 'dossier'>

/** Why a dossier is not shown. An outage says so, and never that there is no such dossier. */
export function closedDossier(refusal: Refusal, words: Words): { state: 'closed' } & Said {
  if (refusal.state === 'tooMany') return { state: 'closed', ...tooOften(refusal, words) }
  const { away, wrongPair } = words.dossier
  return refusal.state === 'away'
    ? { state: 'closed', problem: away, status: 503 }
    : { state: 'closed', problem: wrongPair, status: 404 }
}

export function tooOften({ retryAfter }: { retryAfter: number }, { dossier: t }: Words): Said {
  return { problem: t.tooMany(Math.ceil(retryAfter / 60)), status: 429, retryAfter }
}
