import { type FormEvent, useId, useState } from 'react'
import { Dialog } from '../dialog/Dialog.tsx'
import { DialogButtons } from '../dialog/DialogButtons.tsx'

interface AgreementFormProps {
  onSend: (given: Record<string, string>) => Promise<void>
  onClose: () => void
}

/** The agreement to an estimate that sells seats: who pays, and who comes. */
export function AgreementForm({ onSend, onClose }: AgreementFormProps) {
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
    <Dialog title="Noter l’accord" onClose={onClose}>
      <form onSubmit={send}>
        <p className="sira-dialog__note">
          Une commande retient les places de ses sessions, aux prix du devis. Avec une adresse
          e-mail, le client en reçoit la lettre.
        </p>
        <label htmlFor={`${prefix}-entreprise`}>Entreprise (facultatif)</label>
        <input id={`${prefix}-entreprise`} name="entreprise" maxLength={160} />
        <label htmlFor={`${prefix}-bon`}>Bon de commande (facultatif)</label>
        <input id={`${prefix}-bon`} name="bonDeCommande" maxLength={60} />
        <label htmlFor={`${prefix}-noms`}>
          Participants, un par ligne, dans l’ordre des lignes du devis (peuvent être nommés plus
          tard)
        </label>
        <textarea id={`${prefix}-noms`} name="participants" rows={3} maxLength={5000} />
        <DialogButtons
          confirm="Noter l’accord"
          busy={sending && 'Un instant…'}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  )
}
