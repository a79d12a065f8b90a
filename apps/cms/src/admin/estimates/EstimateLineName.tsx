'use client'

import { useRowLabel } from '@payloadcms/ui'
import { amountText } from '@sira/contract/orders/amountText'
import { lineAmount } from '../../estimates/estimateTotal.ts'

interface Line {
  designation?: string | null
  quantite?: number | null
  prix?: number | null
}

/** The name of a line, and its amount while it is being written. */
export function EstimateLineName() {
  const { data, rowNumber = 0 } = useRowLabel<Line | undefined>()
  const amount = lineAmount({
    quantite: Number(data?.quantite ?? 0),
    prix: Number(data?.prix ?? 0),
  })
  const words = data?.designation || `Ligne ${rowNumber + 1}`
  return <span>{Number.isFinite(amount) ? `${words} · ${amountText(amount, 'fr')}` : words}</span>
}
