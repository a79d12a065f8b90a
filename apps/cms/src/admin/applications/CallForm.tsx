import { useId } from 'react'
import { Dialog } from '../dialog/Dialog.tsx'
import { DialogButtons } from '../dialog/DialogButtons.tsx'
import { useSending } from './useSending.ts'

interface CallFormProps {
  onSend(given: object): Promise<void>
  onClose(): void
}

/** What was said on the phone: an answer, like a letter. */
export function CallForm({ onSend, onClose }: CallFormProps) {
  const id = useId()
  const { isSending, send } = useSending(onSend)

  return (
    <Dialog title="Noter un appel" onClose={onClose}>
      <form onSubmit={send}>
        <label htmlFor={id}>Ce que vous avez dit au candidat</label>
        <textarea id={id} name="mot" required minLength={3} maxLength={500} rows={4} />
        <DialogButtons
          confirm="Noter l’appel"
          busy={isSending && 'Un instant…'}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  )
}
