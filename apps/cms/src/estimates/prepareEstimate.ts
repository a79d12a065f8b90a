import { defaultDialCode } from '@sira/contract/dialCodes'
import { internationalPhone } from '@sira/contract/forms/phone'
import type { CollectionBeforeChangeHook } from 'payload'
import { keptStep, stepsOf } from '../dossiers/history/step.ts'
import { author, workSteps } from '../dossiers/history/workSteps.ts'
import type { Estimate } from '../payload-types.ts'
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
  const created = operation === 'create'
  const steps = created ? [keptStep(null, data.etat ?? 'brouillon', author(req))] : workSteps(req)
  return {
    ...data,
    ...(data.phone === undefined ? {} : { phone }),
    // What was erased keeps its sum without its lines.
    ...(data.effaceeLe ? {} : { total: estimateTotal(lignes) }),
    ...(steps.length > 0
      ? { history: [...stepsOf(data.history ?? originalDoc?.history), ...steps] }
      : {}),
  }
}
