import { type FormEvent, useState } from 'react'
import { bindPhone } from '../../browser/courier/courierSending.ts'
import type { CourierWords } from './courierWords.ts'

interface BindFormProps {
  words: CourierWords
  onBound: () => void
}

/** What the link carries behind its `#`, which no server sees. */
const linkOf = () => location.hash.slice(1)

/** Binds this phone by the link that brought the courier here and the code that he was told. */
export function BindForm({ words, onBound }: BindFormProps) {
  const [problem, setProblem] = useState<string>()
  if (linkOf() === '') return <p>{words.noLink}</p>

  async function bind(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const code = String(new FormData(event.currentTarget).get('code') ?? '')
    const status = await bindPhone(linkOf(), code)
    if (status === 200) {
      history.replaceState(null, '', location.pathname)
      onBound()
    } else if (status === 429) setProblem(words.often)
    else setProblem(status === 0 ? words.away : words.wrong)
  }

  return (
    <form method="dialog" onSubmit={bind} className="grid gap-5">
      {problem !== undefined && (
        <p role="alert" className="field-problem">
          {problem}
        </p>
      )}
      <div className="field">
        <label htmlFor="livreur-code">{words.code}</label>
        <input
          id="livreur-code"
          name="code"
          className="control"
          dir="ltr"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          required
        />
      </div>
      <p>
        <button type="submit" className="button button-primary">
          {words.bind}
        </button>
      </p>
    </form>
  )
}
