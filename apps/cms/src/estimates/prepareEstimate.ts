import { defaultDialCode } from '@sira/contract/dialCodes'
import { internationalPhone } from '@sira/contract/forms/phone'
import type { CollectionBeforeChangeHook } from 'payload'
import { type HistoryLine, nameOf } from '../messages/handling/trackWork.ts'
import type { Estimate } from '../payload-types.ts'
import { estimateStates } from './estimateStates.ts'
import { estimateTotal } from './estimateTotal.ts'

/** One number as one text, the sum as its lines say, and who did what. */
export const prepareEstimate: CollectionBeforeChangeHook<Estimate> = ({
  data,
  originalDoc,
  operation,
  req,
}) => {
  const lignes = data.lignes ?? originalDoc?.lignes
  const phone = data.phone && (internationalPhone(data.phone, defaultDialCode) ?? data.phone)
  const changed = operation === 'create' || (data.etat && data.etat !== originalDoc?.etat)
  const etat = data.etat ?? 'brouillon'
  const line = { at: new Date().toISOString(), by: nameOf(req), what: estimateStates[etat] }
  const before = (originalDoc?.history ?? []) as unknown as HistoryLine[]
  return {
    ...data,
    ...(data.phone === undefined ? {} : { phone }),
    // What was erased keeps its sum without its lines.
    ...(data.effaceeLe ? {} : { total: estimateTotal(lignes) }),
    ...(changed ? { history: [line, ...before] } : {}),
  }
}
