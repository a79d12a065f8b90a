import { openApplicationStates } from '@sira/contract/applications/applicationStates'
import type { PayloadRequest } from 'payload'
import { keptFileValues } from '../../deposits/keptFileFields.ts'
import { deleteLettersAbout } from '../../dossiers/lettersAbout.ts'
import { withoutTexts } from '../../dossiers/retention/withoutTexts.ts'
import { searchedText } from '../../dossiers/search/plainSearch.ts'
import { removePrivate } from '../../store/privateFiles/privateFiles.ts'
import { filesOf } from '../desk/filesOfApplication.ts'
import { noInterview } from '../interview/interviewFields.ts'
import { noRefusal } from '../refusal/refusalFields.ts'

const nothing = {
  ...keptFileValues('cv', undefined),
  ...keptFileValues('lettre', undefined),
  ...noRefusal,
  ...noInterview,
  nom: null,
  phone: null,
  indicatif: null,
  email: null,
  message: null,
  reponses: null,
  resume: null,
  notes: null,
  appels: [],
  identite: null,
  unicite: null,
  idempotencyKey: null,
  // Who knows what was sent could find out whose it was.
  empreinte: '',
}

/**
 * Takes the candidate out of applications, with the files; to which offer one came, and what became of
 * it, stays for the figures of the year.
 */
export async function blankApplications(
  ids: readonly number[],
  req: PayloadRequest,
): Promise<void> {
  for (const id of ids) {
    const found = await req.payload.findByID({ collection: 'candidatures', id, depth: 0, req })
    await removePrivate(
      filesOf(found).map(({ key }) => key),
      req,
    )
    await req.payload.update({
      collection: 'candidatures',
      id,
      depth: 0,
      req,
      data: { etapes: withoutTexts(found.etapes), appels: [] },
    })
    const isOpen = openApplicationStates.some((state) => state === found.etat)
    await req.payload.db.updateOne({
      collection: 'candidatures',
      id,
      req,
      data: {
        ...nothing,
        // Nobody is left to be chosen.
        ...(isOpen ? { etat: 'retirée' } : {}),
        repondueLe: found.repondueLe ?? new Date().toISOString(),
        searchText: searchedText([found.reference]),
        effaceeLe: new Date().toISOString(),
      },
    })
    await deleteLettersAbout('candidatures', id, req)
  }
}
