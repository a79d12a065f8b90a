import type { PayloadRequest } from 'payload'
import { deleteLettersAbout } from '../../dossiers/lettersAbout.ts'
import { withoutMessages } from '../../dossiers/retention/withoutTexts.ts'
import { searchedText } from '../../dossiers/search/plainSearch.ts'
import { forgetReview, noReview } from '../review/reviewFiles.ts'

/**
 * Of who paid, the accounts need the name, the number and the company, and why money moved; neither
 * the address, nor where it was carried, nor what was said besides.
 */
export async function trimOrders(ids: readonly number[], req: PayloadRequest): Promise<void> {
  const { payload } = req
  for (const id of ids) {
    const order = await payload.findByID({ collection: 'commandes', id, depth: 0, req })
    const { reference, nom, phone, remise, etapes } = order
    await forgetReview(order, req)
    await payload.update({
      collection: 'commandes',
      id,
      depth: 0,
      req,
      data: { etapes: withoutMessages(etapes) },
    })
    await payload.db.updateOne({
      collection: 'commandes',
      id,
      req,
      data: {
        ...noReview,
        email: null,
        note: null,
        notes: null,
        remise: { ...remise, quartier: null, repere: null },
        searchText: searchedText([reference, nom, phone]),
      },
    })
    await deleteLettersAbout('commandes', id, req)
  }
}
