'use client'

import { FieldLabel, useFormFields } from '@payloadcms/ui'
import { amountText } from '@sira/contract/orders/amountText'
import type { FormState, NumberFieldClientComponent } from 'payload'
import { estimateTotal } from '../../estimates/estimateTotal.ts'

/**
 * The total while lines are being written; the server counts anew on save. Where a client was
 * erased, the sum stays without its lines.
 */
export const EstimateTotal: NumberFieldClientComponent = ({ field, path }) => {
  const total = useFormFields(([fields]) =>
    fields.effaceeLe?.value ? Number(fields[path]?.value ?? 0) : estimateTotal(linesOf(fields)),
  )
  return (
    <div className="field-type">
      <FieldLabel label={field.label ?? ''} path={path} />
      <output id={`field-${path}`} className="sira-total">
        {amountText(total, 'fr')}
      </output>
    </div>
  )
}

/** Where something else than a number was typed, the line counts nothing yet. */
function linesOf(fields: FormState) {
  const rows = fields.lignes?.rows ?? []
  return rows.map((_, at) => ({
    quantite: Number(fields[`lignes.${at}.quantite`]?.value ?? 0),
    prix: Number(fields[`lignes.${at}.prix`]?.value ?? 0),
  }))
}
