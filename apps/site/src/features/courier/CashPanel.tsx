import type { FormEvent } from 'react'
import type { Act } from './act.ts'
import type { CourierWords } from './courierWords.ts'

interface CashPanelProps {
  /** FCFA to take. */
  due: number
  noted: boolean
  reference: string
  words: CourierWords
  act: Act
}

/** The cash that is taken at the door: what is due is proposed. */
export function CashPanel({ due, noted, reference, words, act }: CashPanelProps) {
  if (noted) return <p className="mt-3 font-semibold">{words.cashNoted}</p>
  const id = `especes-${reference}`
  const note = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget).get('montant') ?? '')
    const montant = Number(typed.replace(/\s/g, ''))
    if (Number.isInteger(montant) && montant > 0) act('encaissement', { montant })
  }
  return (
    <form method="dialog" onSubmit={note} className="mt-3 grid gap-2">
      <p>{`${words.cashDue}\u00a0: ${due}\u00a0FCFA`}</p>
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
