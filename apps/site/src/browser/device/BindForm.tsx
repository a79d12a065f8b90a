import { mostCodeTries } from '@sira/contract/limits'
import { type FormEvent, useState } from 'react'

interface BindFormProps {
  words: Record<'code' | 'bind' | 'wrong' | 'spent' | 'often' | 'away', string>
  /** Sends the code; the status of the answer, 0 without a network. */
  onCode: (code: string) => Promise<number>
  onBound: () => void
}

/**
 * Binds this phone by the code that its holder was told. The back office answers a wrong code and a
 * spent link alike, so the page counts the codes itself.
 */
export function BindForm({ words, onCode, onBound }: BindFormProps) {
  const [problem, setProblem] = useState<string>()
  const [wrong, setWrong] = useState(0)

  async function bind(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const status = await onCode(String(new FormData(event.currentTarget).get('code') ?? ''))
    if (status === 200) onBound()
    else if (status === 429) setProblem(words.often)
    else if (status === 0) setProblem(words.away)
    else {
      setProblem(words.wrong)
      setWrong(wrong + 1)
    }
  }

  if (wrong >= mostCodeTries) {
    return (
      <p role="alert" className="field-problem">
        {words.spent}
      </p>
    )
  }

  return (
    <form method="dialog" onSubmit={bind} className="grid gap-5">
      {problem !== undefined && (
        <p role="alert" className="field-problem">
          {problem}
        </p>
      )}
      <div className="field">
        <label htmlFor="code-dit">{words.code}</label>
        <input
          id="code-dit"
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
