import { type FormEvent, useId, useState } from 'react'
import { callApi } from '../calls/callApi.ts'
import { Dialog } from '../dialog/Dialog.tsx'
import { DialogButtons } from '../dialog/DialogButtons.tsx'
import { tellProblem } from '../dialog/tellProblem.ts'

interface Made {
  code: string
  feuille: string
  message: string
}

interface BindPhoneProps {
  session: number | string
  trainer: string
}

/** The code to say to a trainer without an account: his phone then marks presence by the QR of a sheet. */
export function BindPhone({ session, trainer }: BindPhoneProps) {
  const id = useId()
  const [made, setMade] = useState<Made | 'asked'>()

  async function make(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const nom = String(new FormData(event.currentTarget).get('nom') ?? '')
    const outcome = await callApi<Made>(`pointages/session/${session}/lier`, { nom })
    if (outcome.done) setMade(outcome.body)
    else tellProblem(outcome.message)
  }

  return (
    <>
      <div className="sira-desk__deeds">
        <button type="button" className="sira-deed" onClick={() => setMade('asked')}>
          Lier le téléphone du formateur
        </button>
      </div>
      {made !== undefined && (
        <Dialog title="Téléphone du formateur" onClose={() => setMade(undefined)}>
          {made === 'asked' ? (
            <form onSubmit={make}>
              <p className="sira-dialog__note">
                Un seul téléphone coche pour une session. Celui d’avant ne cochera plus.
              </p>
              <label htmlFor={id}>Qui tient le téléphone</label>
              <input id={id} name="nom" defaultValue={trainer} maxLength={100} required />
              <DialogButtons confirm="Obtenir le code" onCancel={() => setMade(undefined)} />
            </form>
          ) : (
            <>
              <p className="sira-dialog__note">
                {`Faites lire le QR d’une feuille à signer, puis dites ce code de vive voix. ${made.message}`}
              </p>
              <p>
                {'Code\u00a0: '}
                <strong>{made.code}</strong>
              </p>
              <p>{`Numéro de la feuille\u00a0: ${made.feuille}`}</p>
            </>
          )}
        </Dialog>
      )}
    </>
  )
}
