import { type FormEvent, useId, useState } from 'react'
import { Dialog } from '../dialog/Dialog.tsx'
import { DialogButtons } from '../dialog/DialogButtons.tsx'

interface RepeatFormProps {
  onSend: (given: Record<string, string>) => Promise<void>
  onClose: () => void
}

/** How often, and how far apart. */
export function RepeatForm({ onSend, onClose }: RepeatFormProps) {
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
    <Dialog title="Répéter cette session" onClose={onClose}>
      <form onSubmit={send}>
        <p className="sira-dialog__note">
          Le même jour de la semaine, à la même heure, au même endroit. Les jours fériés sont
          passés.
        </p>
        <label htmlFor={`${prefix}-fois`}>Combien de sessions de plus</label>
        <input
          id={`${prefix}-fois`}
          name="fois"
          type="number"
          min={1}
          max={52}
          defaultValue={5}
          required
        />
        <label htmlFor={`${prefix}-semaines`}>Toutes les combien de semaines</label>
        <input
          id={`${prefix}-semaines`}
          name="semaines"
          type="number"
          min={1}
          max={12}
          defaultValue={1}
          required
        />
        <label>
          <input type="checkbox" name="ouvrir" value="oui" /> Les ouvrir aussitôt aux inscriptions
        </label>
        <DialogButtons
          confirm="Ajouter les sessions"
          busy={sending && 'Un instant…'}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  )
}
