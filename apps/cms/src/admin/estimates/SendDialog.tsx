import { type FormEvent, useState } from 'react'
import { type EstimateWay, estimateWays } from '../../estimates/dispatch/estimateWays.ts'
import { whatsAppAddress } from '../clients/whatsAppAddress.ts'
import { Dialog } from '../dialog/Dialog.tsx'
import { DialogButtons } from '../dialog/DialogButtons.tsx'

interface SendDialogProps {
  id: number | string
  email: string
  phone: string
  /** Gives the text for WhatsApp where it was sent in that way; undefined where nothing is left to do. */
  onSend: (way: EstimateWay) => Promise<string | undefined>
  onClose: () => void
}

/** How the estimate reaches its client: a letter, or the hand of whoever writes it. */
export function SendDialog({ id, email, phone, onSend, onClose }: SendDialogProps) {
  const reach: Partial<Record<EstimateWay, string>> = {
    ...(email && { email }),
    ...(phone && { whatsapp: phone }),
    main: '',
  }
  const ways = (Object.keys(estimateWays) as EstimateWay[]).filter((way) => way in reach)
  const [busy, setBusy] = useState(false)
  const [text, setText] = useState<string>()

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const way = new FormData(event.currentTarget).get('par') as EstimateWay
    setBusy(true)
    setText(await onSend(way))
    setBusy(false)
  }

  if (text !== undefined) {
    return (
      <Dialog title="Le devis a son numéro" onClose={onClose}>
        <p>Téléchargez le PDF, puis joignez-le au message.</p>
        <p className="sira-dialog__buttons">
          <a className="sira-action" href={`/admin/api/estimations/${id}/pdf`}>
            Télécharger le PDF
          </a>
          <a
            className="sira-action"
            href={`${whatsAppAddress(phone)}?text=${encodeURIComponent(text)}`}
            target="_blank"
            rel="noopener noreferrer"
          >
            Ouvrir WhatsApp
          </a>
        </p>
      </Dialog>
    )
  }
  return (
    <Dialog title="Envoyer le devis" onClose={onClose}>
      <form onSubmit={send}>
        <p>Le devis reçoit son numéro et ne pourra plus être changé.</p>
        <fieldset className="sira-choices">
          <legend>Comment le client le reçoit</legend>
          {ways.map((way) => (
            <label key={way}>
              <input type="radio" name="par" value={way} defaultChecked={way === ways[0]} />
              {[estimateWays[way], reach[way]].filter(Boolean).join('\u00a0: ')}
            </label>
          ))}
        </fieldset>
        <DialogButtons confirm="Envoyer" busy={busy && 'Un instant…'} onCancel={onClose} />
      </form>
    </Dialog>
  )
}
