import type { PayloadRequest, Where } from 'payload'
import { deleteLettersAbout } from '../../dossiers/lettersAbout.ts'
import { withoutTexts } from '../../dossiers/retention/withoutTexts.ts'
import { searchedText } from '../../dossiers/search/plainSearch.ts'
import { announceSoon } from '../../publication/changes/announceSoon.ts'
import { blankAttestations } from '../attestations/blankAttestations.ts'
import { noEvaluation } from '../evaluations/evaluationFields.ts'

/** Takes the participant out of seats; that they were taken, when and for how much stays. */
export async function blankEnrolments(ids: readonly number[], req: PayloadRequest): Promise<void> {
  for (const id of ids) {
    const asked = { collection: 'inscriptions', id, depth: 0, req } as const
    const { reference, etapes, avisPublic, aDecider } = await req.payload.findByID(asked)
    await req.payload.update({ ...asked, data: { etapes: withoutTexts(etapes) } })
    await req.payload.db.updateOne({
      collection: 'inscriptions',
      id,
      req,
      data: {
        ...{ nom: null, phone: null, email: null, notes: null },
        ...{ cleChange: null, empreinteChange: null },
        // Money is decided on whoever is erased.
        ...(aDecider ? {} : { prevenirLe: null, prevenirDe: null }),
        ...noEvaluation,
        searchText: searchedText([reference]),
        effaceeLe: new Date().toISOString(),
      },
    })
    if (avisPublic) await announceSoon(['sessions'], req)
    await deleteLettersAbout('inscriptions', id, req)
    await blankAttestations(id, req)
  }
}

/**
 * With the customer of an order goes whom the customer named and nobody could ask for: a participant
 * with an address of his own is another person, who asks himself.
 */
export async function blankParty(order: number, req: PayloadRequest): Promise<void> {
  const unreachable: Where = { phone: { exists: false }, email: { exists: false } }
  const { docs } = await req.payload.find({
    collection: 'inscriptions',
    where: {
      and: [{ commande: { equals: order } }, unreachable, { effaceeLe: { exists: false } }],
    },
    pagination: false,
    depth: 0,
    select: {},
    req,
  })
  await blankEnrolments(
    docs.map(({ id }) => id),
    req,
  )
}
