import { randomBytes } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { deleteLettersAbout } from '../../dossiers/lettersAbout.ts'
import { withoutTexts } from '../../dossiers/retention/withoutTexts.ts'
import { searchedText } from '../../dossiers/search/plainSearch.ts'
import { blankParty } from '../../enrolments/erasure/blankEnrolments.ts'
import { forgetReview, noReview } from '../review/reviewFiles.ts'

const nothing = { nom: null, phone: null, indicatif: null, email: null, note: null, notes: null }

/** Takes the customer out of orders; what was sold, when and for how much stays. */
export async function blankOrders(ids: readonly number[], req: PayloadRequest): Promise<void> {
  for (const id of ids) {
    const order = await req.payload.findByID({ collection: 'commandes', id, depth: 0, req })
    await req.payload.update({
      collection: 'commandes',
      id,
      depth: 0,
      req,
      data: { etapes: withoutTexts(order.etapes) },
    })
    await blankPayments(id, req)
    await forgetReview(order, req)
    await blankParty(id, req)
    await req.payload.db.updateOne({
      collection: 'commandes',
      id,
      req,
      data: {
        ...nothing,
        ...noReview,
        remise: { ...order.remise, quartier: null, repere: null },
        entreprise: { nom: null, ifu: null, rccm: null },
        // The link of its letters opens it no more.
        cle: randomBytes(16).toString('hex'),
        cleEnvoi: null,
        reseau: null,
        // Who knows what was sent could find out whose it was.
        empreinte: '',
        searchText: searchedText([order.reference]),
        effaceeLe: new Date().toISOString(),
      },
    })
    await deleteLettersAbout('commandes', id, req)
  }
}

/** That somebody paid stays; what was written about it, or typed as its number, may name him. */
async function blankPayments(order: number, req: PayloadRequest): Promise<void> {
  const { docs } = await req.payload.find({
    collection: 'paiements',
    where: { commande: { equals: order } },
    pagination: false,
    depth: 0,
    req,
  })
  for (const { id, etapes } of docs) {
    await req.payload.update({
      collection: 'paiements',
      id,
      depth: 0,
      req,
      // Its number proved money of which no record is left to be told apart.
      data: { transaction: null, preuve: null, motif: null, etapes: withoutTexts(etapes) },
    })
  }
}
