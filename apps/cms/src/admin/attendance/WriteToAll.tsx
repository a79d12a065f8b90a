import { type FormEvent, useId, useRef, useState } from 'react'
import type { Reachable } from '../../enrolments/news/desk/writeToAll.ts'
import { callApi } from '../calls/callApi.ts'
import { sayDone } from '../calls/sayDone.ts'
import { whatsAppAddress } from '../clients/whatsAppAddress.ts'
import { Dialog } from '../dialog/Dialog.tsx'
import { DialogButtons } from '../dialog/DialogButtons.tsx'
import { tellProblem } from '../dialog/tellProblem.ts'
import { keyFor } from '../inbox/answerKey.ts'

interface WriteToAllProps {
  session: number | string
  reach: Reachable
  /** Whether letters may be sent, and not WhatsApp messages alone. */
  maySend: boolean
  onClose: () => void
}

/** One message to all participants: a letter to each address, and a text that is ready for the others. */
export function WriteToAll({ session, reach, maySend, onClose }: WriteToAllProps) {
  const id = useId()
  const { titre, emails, phones, longest } = reach
  const [message, setMessage] = useState('')
  const [step, setStep] = useState<'written' | 'asked' | 'sending'>('written')
  const keys = useRef(new Map<string, string>())
  const addresses = emails === 1 ? '1 adresse' : `${emails} adresses`
  const sends = maySend && emails > 0

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (step === 'written') return setStep('asked')
    setStep('sending')
    const letter = { message, adresses: emails }
    const given = { ...letter, envoi: keyFor(letter, keys.current) }
    const outcome = await callApi<{ message: string; parti: boolean }>(
      `pointages/session/${session}/ecrire`,
      given,
    )
    setStep('written')
    if (!outcome.done) return tellProblem(outcome.message)
    sayDone(outcome.body)
    if (phones.length === 0) onClose()
  }

  return (
    <Dialog title="Écrire à tous les participants" onClose={onClose}>
      <form onSubmit={send}>
        <p className="sira-dialog__note">{titre}</p>
        <label htmlFor={`${id}-message`}>Message</label>
        <textarea
          id={`${id}-message`}
          rows={6}
          maxLength={longest}
          required
          value={message}
          onChange={({ currentTarget }) => {
            setMessage(currentTarget.value)
            setStep('written')
          }}
        />
        {step !== 'written' && (
          <p role="alert">{`Une lettre part à ${addresses}. Elle ne se reprend pas.`}</p>
        )}
        {sends && (
          <DialogButtons
            confirm={step === 'written' ? `Écrire à ${addresses}` : `Oui, écrire à ${addresses}`}
            busy={step === 'sending' && 'Un instant…'}
            onCancel={onClose}
          />
        )}
      </form>
      {phones.length > 0 && <Phones phones={phones} message={message} />}
    </Dialog>
  )
}

/** The people without an address: the message opens on WhatsApp as it stands above. */
function Phones({ phones, message }: Pick<Reachable, 'phones'> & { message: string }) {
  const text = message.trim() === '' ? '' : `?text=${encodeURIComponent(message.trim())}`
  return (
    <>
      <p className="sira-dialog__note">
        {'Sans adresse e-mail\u00a0: le même message, par WhatsApp, à chacun.'}
      </p>
      <ul className="sira-attendance">
        {phones.map(({ nom, phone }) => (
          <li key={`${nom} ${phone}`}>
            <a href={`${whatsAppAddress(phone)}${text}`} target="_blank" rel="noopener noreferrer">
              {`${nom} ${phone}`}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
