import { defaultDialCode } from '@sira/contract/dialCodes'
import { internationalPhone } from '@sira/contract/forms/phone'
import type { CollectionBeforeChangeHook } from 'payload'
import { type HistoryLine, nameOf, workLines } from '../messages/handling/trackWork.ts'
import type { Estimate } from '../payload-types.ts'
import { estimateStates } from './estimateStates.ts'
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
  const changed = operation === 'create' || (data.etat && data.etat !== originalDoc?.etat)
  const etat = data.etat ?? 'brouillon'
  const done = { at: new Date().toISOString(), by: nameOf(req) }
  const lines = [
    ...(changed ? [{ ...done, what: estimateStates[etat] }] : []),
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
