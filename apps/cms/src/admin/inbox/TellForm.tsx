import { type FormEvent, useId, useState } from 'react'
import { type WorkState, workStates } from '../../messages/facts/workStates.ts'
import { DialogButtons } from '../dialog/DialogButtons.tsx'
import { WordField } from '../dialog/WordField.tsx'
import { ResumedDraft } from '../saving/ResumedDraft.tsx'
import { useFormDraft } from '../saving/useFormDraft.ts'

interface TellFormProps {
  /** The record that the message is about: `devis/7`. */
  record: string
  reference: string
  state: WorkState
  /** Whether the visitor can read it. */
  onSend: (given: Record<string, string>) => Promise<boolean>
  onCancel: () => void
}

/** A word to the visitor, and where his file stands with it. */
export function TellForm({ record, reference, state, onSend, onCancel }: TellFormProps) {
  const prefix = useId()
  const draft = useFormDraft(`${record}/mot`)
  const [sending, setSending] = useState(false)

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const given = [...new FormData(event.currentTarget)]
    setSending(true)
    const words = Object.fromEntries(given.map(([name, value]) => [name, String(value)]))
    if (await onSend(words)) draft.drop()
    setSending(false)
  }

  return (
    <form ref={draft.form} onChange={draft.keep} onSubmit={send}>
      <ResumedDraft at={draft.resumedFrom} onBeginAgain={draft.beginAgain} />
      <p className="sira-dialog__note">
        Il le lit sur la page « Suivre un dossier », avec la référence {reference} et son numéro.
        Rien ne part par e-mail : pour cela, « Répondre ».
      </p>
      <WordField label="Ce que le visiteur lit" required />
      <label htmlFor={`${prefix}-state`}>État du dossier</label>
      {/* The person is told that somebody sees to the request. */}
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
