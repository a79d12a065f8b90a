import { type FormEvent, useId, useState } from 'react'
import { Dialog } from '../dialog/Dialog.tsx'
import { DialogButtons } from '../dialog/DialogButtons.tsx'

interface CallFormProps {
  onSend(given: object): Promise<void>
  onClose(): void
}

/** What was said on the phone: an answer, like a letter. */
export function CallForm({ onSend, onClose }: CallFormProps) {
  const id = useId()
  const [sending, setSending] = useState(false)

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setSending(true)
    await onSend(Object.fromEntries(new FormData(event.currentTarget)))
    setSending(false)
  }

  return (
    <Dialog title="Noter un appel" onClose={onClose}>
      <form onSubmit={send}>
        <label htmlFor={id}>Ce que vous avez dit au candidat</label>
        <textarea id={id} name="mot" required minLength={3} maxLength={500} rows={4} />
        <DialogButtons confirm="Noter l’appel" busy={sending && 'Un instant…'} onCancel={onClose} />
      </form>
    </Dialog>
  )
}
