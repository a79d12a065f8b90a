import { useId } from 'react'
import type { DeskOperator, DeskPayment } from '../../money/desk/deskPayment.ts'
import { ReceivedField } from './ReceivedField.tsx'

export interface SeenTransfer {
  transaction: string
  /** The number of the operator’s record. */
  operator: number
}

interface ConfirmFieldsProps {
  payment: DeskPayment
  operators: readonly DeskOperator[]
  /** On a statement. */
  seen?: SeenTransfer | undefined
}

/** The facts to check before money is confirmed: the sum, its transaction number, its order. */
export function ConfirmFields({ payment, operators, seen }: ConfirmFieldsProps) {
  const prefix = useId()
  const { transaction, mode, commande } = payment
  return (
    <>
      {commande === null && (
        <>
          <label htmlFor={`${prefix}-reference`}>Référence de la commande payée</label>
          <input
            id={`${prefix}-reference`}
            name="reference"
            required
            placeholder="CM-2026-…"
            autoComplete="off"
          />
        </>
      )}
      <ReceivedField {...payment} />
      {mode === 'mobile_money' && transaction === null && (
        <>
          <label htmlFor={`${prefix}-operateur`}>Opérateur</label>
          <select
            id={`${prefix}-operateur`}
            name="operateur"
            required
            defaultValue={seen?.operator}
          >
            {operators.map(({ id, nom }) => (
              <option key={id} value={id}>
                {nom}
              </option>
            ))}
          </select>
        </>
      )}
      {(mode === 'mobile_money' || mode === 'virement') && transaction === null && (
        <>
          <label htmlFor={`${prefix}-transaction`}>Numéro de transaction, lu sur le relevé</label>
          <input
            id={`${prefix}-transaction`}
            name="transaction"
            required
            defaultValue={seen?.transaction}
            minLength={5}
            maxLength={80}
            autoComplete="off"
          />
        </>
      )}
    </>
  )
}
