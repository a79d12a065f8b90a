import { openApplicationStates } from '@sira/contract/applications/applicationStates'
import type { PayloadRequest } from 'payload'
import { deleteLettersAbout } from '../../dossiers/lettersAbout.ts'
import { withoutTexts } from '../../dossiers/retention/withoutTexts.ts'
import { searchedText } from '../../dossiers/search/plainSearch.ts'
import { removePrivate } from '../../store/privateFiles/privateFiles.ts'
import { noConsent } from '../consent/consentFields.ts'
import { filesOf, fileValues } from '../desk/filesOfApplication.ts'
import { noInterview } from '../interview/interviewFields.ts'
import { noRefusal } from '../refusal/refusalFields.ts'
import { forgetShares } from '../shares/forgetShares.ts'

const nothing = {
  ...fileValues(),
  ...noRefusal,
  ...noInterview,
  ...noConsent,
  nom: null,
  phone: null,
  indicatif: null,
  email: null,
  message: null,
  profil: null,
  reponses: null,
  resume: null,
  appreciation: null,
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
        // Nobody is left to be chosen. The state is always given: no row is written without one.
        etat: isOpen ? 'retirée' : found.etat,
        repondueLe: found.repondueLe ?? new Date().toISOString(),
        searchText: searchedText([found.reference]),
        effaceeLe: new Date().toISOString(),
      },
    })
    await forgetShares(id, req)
    await deleteLettersAbout('candidatures', id, req)
  }
}
