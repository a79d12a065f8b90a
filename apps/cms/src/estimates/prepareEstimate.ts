import { defaultDialCode } from '@sira/contract/dialCodes'
import { internationalPhone } from '@sira/contract/forms/phone'
import type { CollectionBeforeChangeHook, RequestContext } from 'payload'
import type { HistoryLine } from '../dossiers/historyLine.ts'
import { nameOf } from '../dossiers/nameOf.ts'
import { workLines } from '../messages/handling/trackWork.ts'
import type { Estimate } from '../payload-types.ts'
import { type EstimateState, estimateStates, isEstimateState } from './estimateStates.ts'
import { estimateTotal } from './estimateTotal.ts'

/** One number as one text, the sum as its lines say, and who did what. */
export const prepareEstimate: CollectionBeforeChangeHook<Estimate> = ({
  data,
  originalDoc,
  operation,
  context,
  req,
}) => {
  const lignes = data.lignes ?? originalDoc?.lignes
  const phone = data.phone && (internationalPhone(data.phone, defaultDialCode) ?? data.phone)
  const state = operation === 'create' ? (data.etat ?? 'brouillon') : movedTo(context)
  const done = { at: new Date().toISOString(), by: nameOf(req) }
  const lines = [
    ...(state ? [{ ...done, what: estimateStates[state] }] : []),
    ...workLines(context).map((line) => ({ ...done, ...line })),
  ]
  const before = (originalDoc?.history ?? []) as unknown as HistoryLine[]
  return {
    ...data,
    ...(data.phone === undefined ? {} : { phone }),
    // What was erased keeps its sum without its lines.
    ...(data.effaceeLe ? {} : { total: estimateTotal(lignes) }),
    ...(lines.length > 0 ? { history: [...lines, ...before] } : {}),
  }
}

/** The state that `move` gives it with this save. */
function movedTo({ moved }: RequestContext): EstimateState | undefined {
  return isEstimateState(moved) ? moved : undefined
}
