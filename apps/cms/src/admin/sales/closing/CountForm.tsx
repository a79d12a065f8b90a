'use client'

import { toast } from '@payloadcms/ui'
import { amountText } from '@sira/contract/orders/amountText'
import { useRouter } from 'next/navigation'
import { type FormEvent, useId, useState } from 'react'
import {
  type CountedPieces,
  denominationName,
  denominations,
  sumOfPieces,
} from '../../../money/closing/count/denominations.ts'
import { differenceText } from '../../../money/closing/count/differenceText.ts'
import { callApi } from '../../calls/callApi.ts'
import { Problem } from '../../dialog/Problem.tsx'

interface CountFormProps {
  day: string
  expected: number
  /** Since when the cash is counted, where it is not this day alone. */
  since: string | undefined
}

/** The cash of the drawer, counted by kind of note and coin, and the day that is closed with it. */
export function CountForm({ day, expected, since }: CountFormProps) {
  const prefix = useId()
  const router = useRouter()
  const [pieces, setPieces] = useState<CountedPieces>({})
  const [problem, setProblem] = useState('')
  const [sending, setSending] = useState(false)
  const counted = sumOfPieces(pieces)
  const difference = counted - expected
  const begun = Object.keys(pieces).length > 0

  async function close(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const motif = String(new FormData(event.currentTarget).get('motif') ?? '')
    const coupures = denominations.map((valeur) => ({ valeur, nombre: pieces[valeur] ?? 0 }))
    setSending(true)
    const given = { jour: day, attendu: expected, coupures, motif }
    const outcome = await callApi<{ message: string }>('clotures/fermer', given)
    setSending(false)
    setProblem(outcome.done ? '' : outcome.message)
    if (outcome.done) toast.success(outcome.body.message)
    // The expected sum may have changed meanwhile; the typed counts stay.
    router.refresh()
  }

  return (
    <form className="sira-count" onSubmit={close}>
      <h2>Compter la caisse</h2>
      <p>
        Espèces attendues&nbsp;: <strong>{amountText(expected, 'fr')}</strong>
        {since && ` (${since})`}. Laissez de côté le fond de caisse.
      </p>
      <div className="sira-count__pieces">
        {denominations.map((value) => (
          <div key={value} className="sira-count__piece">
            <label htmlFor={`${prefix}-${value}`}>{denominationName(value)}</label>
            <input
              id={`${prefix}-${value}`}
              type="number"
              inputMode="numeric"
              min={0}
              step={1}
              max={100_000}
              value={pieces[value] ?? ''}
              onChange={({ target }) =>
                setPieces((before) => ({ ...before, [value]: Number(target.value) || 0 }))
              }
            />
            <span>{amountText(value * (pieces[value] ?? 0), 'fr')}</span>
          </div>
        ))}
      </div>
      <p role="status">
        Compté&nbsp;: <strong>{amountText(counted, 'fr')}</strong>
        {begun && `. ${differenceText(difference)}.`}
      </p>
      {begun && difference !== 0 && (
        <>
          <label htmlFor={`${prefix}-motif`}>Pourquoi le compte diffère</label>
          <input id={`${prefix}-motif`} name="motif" maxLength={500} />
        </>
      )}
      <Problem>{problem}</Problem>
      <button type="submit" className="sira-action" disabled={sending}>
        {sending ? 'Un instant…' : 'Clôturer ce jour'}
      </button>
      <p className="sira-note">Un jour clos ne change plus.</p>
    </form>
  )
}
