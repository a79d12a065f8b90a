import { type FormEvent, useState } from 'react'

interface BindFormProps {
  words: { code: string; bind: string; wrong: string; often: string; away: string }
  /** Sends the code; the status of the answer, 0 without a network. */
  onCode: (code: string) => Promise<number>
  onBound: () => void
}

/** Binds this phone by the code that was said to whoever holds it. */
export function BindForm({ words, onCode, onBound }: BindFormProps) {
  const [problem, setProblem] = useState<string>()

  async function bind(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const status = await onCode(String(new FormData(event.currentTarget).get('code') ?? ''))
    if (status === 200) onBound()
    else if (status === 429) setProblem(words.often)
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
