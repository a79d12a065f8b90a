import { type FormEvent, useId, useState } from 'react'
import { type WorkState, workStates } from '../../messages/handling/workStates.ts'
import { DialogButtons } from '../dialog/DialogButtons.tsx'
import { WordField } from '../dialog/WordField.tsx'

interface TellFormProps {
  reference: string
  state: WorkState
  onSend: (given: Record<string, string>) => Promise<void>
  onCancel: () => void
}

/** A word to the visitor, and where his file stands with it. */
export function TellForm({ reference, state, onSend, onCancel }: TellFormProps) {
  const prefix = useId()
  const [sending, setSending] = useState(false)

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const given = [...new FormData(event.currentTarget)]
    setSending(true)
    await onSend(Object.fromEntries(given.map(([name, value]) => [name, String(value)])))
    setSending(false)
  }

  return (
    <form onSubmit={send}>
      <p className="sira-dialog__note">
        Il le lit sur la page « Suivre un dossier », avec la référence {reference} et son numéro.
        Rien ne part par e-mail : pour cela, « Répondre ».
      </p>
      <WordField label="Ce que le visiteur lit" required />
      <label htmlFor={`${prefix}-state`}>État du dossier</label>
      {/* Who is told something is being seen to. */}
      <select
        id={`${prefix}-state`}
        name="vers"
        defaultValue={state === 'new' ? 'in_progress' : state}
      >
        {Object.entries(workStates).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <DialogButtons
        confirm="Publier dans le suivi"
        busy={sending && 'Un instant…'}
        onCancel={onCancel}
      />
    </form>
  )
}
