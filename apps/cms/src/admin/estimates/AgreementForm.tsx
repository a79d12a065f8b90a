import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { Dialog } from '../dialog/Dialog.tsx'
import { DialogButtons } from '../dialog/DialogButtons.tsx'

interface AgreementFormProps {
  title: string
  note: string
  /** The questions besides the company and its purchase order. */
  asks: { seats?: boolean; deposit?: boolean; phone?: boolean }
  onSend: (given: Record<string, string>) => Promise<void>
  onClose: () => void
}

/** The order that an estimate becomes: who pays, and who comes or how much comes first. */
export function AgreementForm({ title, note, asks, onSend, onClose }: AgreementFormProps) {
  const [sending, setSending] = useState(false)

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const given = [...new FormData(event.currentTarget)]
    setSending(true)
    await onSend(Object.fromEntries(given.map(([name, value]) => [name, String(value)])))
    setSending(false)
  }

  return (
    <Dialog title={title} onClose={onClose}>
      <form onSubmit={send}>
        <p className="sira-dialog__note">{note}</p>
        {asks.phone && (
          <Entry label="Téléphone du client">
            {(id) => <input id={id} name="phone" type="tel" required maxLength={40} />}
          </Entry>
        )}
        {asks.deposit && (
          <Entry label="Acompte (FCFA, facultatif)">
            {(id) => (
              <input id={id} name="acompte" type="number" inputMode="numeric" min={1} step={1} />
            )}
          </Entry>
        )}
        <Entry label="Entreprise (facultatif)">
          {(id) => <input id={id} name="entreprise" maxLength={160} />}
        </Entry>
        <Entry label="Bon de commande (facultatif)">
          {(id) => <input id={id} name="bonDeCommande" maxLength={60} />}
        </Entry>
        {asks.seats && (
          <Entry label="Participants, un par ligne, dans l’ordre des lignes du devis (peuvent être nommés plus tard)">
            {(id) => <textarea id={id} name="participants" rows={3} maxLength={5000} />}
          </Entry>
        )}
        <DialogButtons confirm={title} busy={sending && 'Un instant…'} onCancel={onClose} />
      </form>
    </Dialog>
  )
}

function Entry({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId()
  return (
    <>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </>
  )
}
