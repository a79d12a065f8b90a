import { amountText } from '@sira/contract/orders/amountText'
import { type FormEvent, useState } from 'react'
import { typedCash } from '../../browser/courier/typedCash.ts'
import type { Act } from './act.ts'
import type { CourierWords } from './courierWords.ts'

interface CashPanelProps {
  /** FCFA to take. */
  due: number
  /** FCFA that were noted. */
  noted: number | null
  reference: string
  words: CourierWords
  act: Act
}

const francs = (amount: number) => amountText(amount, 'fr')

/** The cash received at delivery; the due sum is proposed, and what was noted can be corrected. */
export function CashPanel({ due, noted, reference, words, act }: CashPanelProps) {
  const [corrects, setCorrects] = useState(false)
  const [problem, setProblem] = useState(false)
  if (noted !== null && !corrects) {
    return (
      <p className="mt-3 flex flex-wrap gap-3 font-semibold">
        {`${words.cashNoted}\u00a0: ${francs(noted)}`}
        <button type="button" className="link tap" onClick={() => setCorrects(true)}>
          {words.cashCorrect}
        </button>
      </p>
    )
  }
  const id = `especes-${reference}`
  const note = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget).get('montant') ?? '')
    const montant = typedCash(typed, noted === null ? 1 : 0)
    setProblem(montant === undefined)
    if (montant === undefined) return
    const asked = `${words.cashDue}\u00a0: ${francs(due)}. ${words.cashSure}\u00a0: ${francs(montant)}`
    if (montant !== due && !confirm(asked)) return
    setCorrects(false)
    if (montant !== noted) act('encaissement', { montant })
  }
  return (
    <form method="dialog" onSubmit={note} className="mt-3 grid gap-2">
      <p>{`${words.cashDue}\u00a0: ${francs(due)}`}</p>
      {problem && (
        <p role="alert" className="field-problem">
          {words.cashProblem}
        </p>
      )}
      <div className="field">
        <label htmlFor={id}>{words.cash}</label>
        <input
          id={id}
          name="montant"
          className="control"
          dir="ltr"
          inputMode="numeric"
          defaultValue={due}
          autoComplete="off"
          required
        />
      </div>
      <p>
        <button type="submit" className="button button-secondary">
          {words.cashTaken}
        </button>
      </p>
    </form>
  )
}
