import { APIError, type FieldHook, type NumberField } from 'payload'
import { administratorsOnly } from '../../access/administratorsOnly.ts'
import { inFrancs } from './inFrancs.ts'

/** The shop sells at it at once, so nobody but administrators sets it. */
export function sellingPrice(field: NumberField): NumberField {
  return inFrancs({
    ...field,
    access: { create: administratorsOnly, update: administratorsOnly },
    hooks: { beforeValidate: [refuseOthers] },
  })
}

/** Payload would leave the value out, and answer that all is saved. */
const refuseOthers: FieldHook = ({ overrideAccess, previousValue, req, value }) => {
  if (overrideAccess || administratorsOnly({ req })) return
  if ((value ?? null) === (previousValue ?? null)) return
  throw new APIError(
    'Rien n’a été enregistré\u00a0: seul un administrateur fixe un prix de vente. Demandez-le-lui, ou laissez le prix tel qu’il est.',
    403,
    null,
    true,
  )
}
