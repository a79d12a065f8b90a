import { formFiles } from '@sira/contract/deposits/formFiles'
import type { KeptKind } from '../dossiers/keptKind.ts'
import type { Application } from '../payload-types.ts'
import { handedFiles } from './desk/filesOfApplication.ts'
import { blankApplications } from './erasure/blankApplications.ts'
import { followedApplication } from './followUp/followedApplication.ts'
import { refusalFieldNames } from './refusal/refusalFields.ts'
import { handedShares } from './shares/forgetShares.ts'

/** Nobody is left without an answer: each waits until a letter has left or somebody has called. */
export const applicationKind: KeptKind<keyof Application & string> = {
  // The profile too: so the pool is searched.
  searched: ['reference', 'nom', 'phone', 'email', 'intitule', 'profil'],
  waiting: {
    and: [{ repondueLe: { exists: false } }, { suspicion: { exists: false } }],
  },
  waitingWords: {
    one: 'candidature sans réponse',
    several: 'candidatures sans réponse',
    later: true,
  },
  waitingNote: 'sans réponse',
  day: { since: 'createdAt', hours: 40 },
  assigned: true,
  board: { about: ['intitule'], only: { suspicion: { exists: false } } },
  replyWords: null,
  expired: ({ old, soon }) => ({
    and: [
      { effaceeLe: { exists: false } },
      {
        or: [
          { createdAt: { less_than: old } },
          { suspicion: { exists: true }, createdAt: { less_than: soon } },
        ],
      },
    ],
  }),
  personal: {
    label: 'Candidatures',
    fields: ['email'],
    phone: { field: 'phone', asTyped: false },
    name: 'nom',
  },
  followed: followedApplication,
  erase: blankApplications,
  besides: async (id, req) => ({
    ...(await handedFiles(id, req)),
    presenteeAuxEmployeurs: await handedShares(id, req),
  }),
  secret: [
    ...formFiles.candidatures,
    'identite',
    'unicite',
    'empreinte',
    'idempotencyKey',
    ...refusalFieldNames,
  ],
}
