import { useId } from 'react'
import type { DeskPayment } from '../../money/desk/deskPayment.ts'

/** The sum received: the one asked for, or the one that staff read on a statement. */
export function ReceivedField({ montant, montantRecu }: DeskPayment) {
  const id = useId()
  return (
    <>
      <label htmlFor={id}>Montant reçu (FCFA)</label>
      <input
        id={id}
        name="montantRecu"
        type="number"
        inputMode="numeric"
        min={1}
        step={1}
        required
        defaultValue={montantRecu ?? (montant || undefined)}
      />
    </>
  )
}
