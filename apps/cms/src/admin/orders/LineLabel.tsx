'use client'

import { useRowLabel } from '@payloadcms/ui'
import { amountText } from '@sira/contract/orders/amountText'

interface Line {
  titre?: string
  quantite?: number
  montant?: number
}

/** What was sold, how often and for how much: a folded row can be read. */
export function LineLabel() {
  const { titre, quantite = 1, montant = 0 } = useRowLabel<Line>().data
  return <span>{`${quantite} × ${titre} · ${amountText(montant, 'fr')}`}</span>
}
