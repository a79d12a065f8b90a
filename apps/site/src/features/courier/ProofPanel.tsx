import { fittingSignature, type Signature } from '@sira/contract/deliveries/gestures'
import { type FormEvent, useState } from 'react'
import type { Act } from './act.ts'
import type { CourierWords } from './courierWords.ts'
import { SignaturePad } from './SignaturePad.tsx'

interface ProofPanelProps {
  reference: string
  /** After a code that did not match: a signature does not replace it. */
  codeOnly: boolean
  words: CourierWords
  act: Act
}

/** The proof of a delivery: the code of the recipient, checked by the server, or a signature. */
export function ProofPanel({ reference, codeOnly, words, act }: ProofPanelProps) {
  const [strokes, setStrokes] = useState<Signature>([])
  const [problem, setProblem] = useState(false)
  const id = `code-${reference}`
  const confirmed = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const code = String(new FormData(event.currentTarget).get('code') ?? '').trim()
    if (code !== '') return act('remise', { code })
    const signature = fittingSignature(strokes)
    if (signature.length > 0) return act('remise', { signature })
    setProblem(true)
  }
  return (
    <form method="dialog" onSubmit={confirmed} className="mt-3 grid gap-3">
      {problem && (
        <p role="alert" className="field-problem">
          {words.needsProof}
        </p>
      )}
      <div className="field">
        <label htmlFor={id}>{words.recipientCode}</label>
        <input
          id={id}
          name="code"
          className="control"
          dir="ltr"
          inputMode="numeric"
          maxLength={8}
          autoComplete="off"
        />
      </div>
      {!codeOnly && (
        <SignaturePad label={words.orSignature} strokes={strokes} onChange={setStrokes} />
      )}
      <p className="flex flex-wrap gap-3">
        <button type="submit" className="button button-primary">
          {words.confirm}
        </button>
        {strokes.length > 0 && (
          <button type="button" className="link tap" onClick={() => setStrokes([])}>
            {words.clear}
          </button>
        )}
      </p>
    </form>
  )
}
