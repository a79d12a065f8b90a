import { type FormEvent, type ReactNode, useId, useState } from 'react'
import type { Deed } from '../../dossiers/moves/deed.ts'
import { Dialog } from '../dialog/Dialog.tsx'
import { DialogButtons } from '../dialog/DialogButtons.tsx'
import { WordField } from '../dialog/WordField.tsx'

interface MoveFormProps {
  deed: Deed
  /** Fields of this deed alone. */
  children?: ReactNode
  /** The field for what its reader is told, where that is no customer. */
  word?: ReactNode
  onSend: (given: Record<string, string>) => Promise<void>
  onClose: () => void
}

/** Why somebody does it, and what the customer reads of it. */
export function MoveForm({ deed, children, word, onSend, onClose }: MoveFormProps) {
  const prefix = useId()
  const [sending, setSending] = useState(false)

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const given = [...new FormData(event.currentTarget)].filter(([, value]) => value !== '')
    setSending(true)
    await onSend(Object.fromEntries(given.map(([name, value]) => [name, String(value)])))
    setSending(false)
  }

  return (
    <Dialog title={deed.label} onClose={onClose}>
      <form onSubmit={send}>
        {deed.note !== undefined && <p className="sira-dialog__note">{deed.note}</p>}
        {children}
        <label htmlFor={`${prefix}-motif`}>Pourquoi (pour l’équipe)</label>
        <input
          id={`${prefix}-motif`}
          name="motif"
          required
          minLength={3}
          maxLength={500}
          defaultValue={deed.motif}
          aria-describedby={`${prefix}-bornes`}
        />
        <small id={`${prefix}-bornes`}>3 caractères au moins.</small>
        {deed.tells && (word ?? <WordField label="Mot au client (facultatif)" />)}
        <DialogButtons confirm={deed.label} busy={sending && 'Un instant…'} onCancel={onClose} />
      </form>
    </Dialog>
  )
}
