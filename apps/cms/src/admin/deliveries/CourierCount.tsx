import { toast } from '@payloadcms/ui'
import { type FormEvent, useState } from 'react'
import { callApi } from '../calls/callApi.ts'
import { Dialog } from '../dialog/Dialog.tsx'
import { DialogButtons } from '../dialog/DialogButtons.tsx'
import { tellProblem } from '../dialog/tellProblem.ts'

/** The till counts what a courier brings; nothing here says what he declared. */
export function CourierCount({ id }: { id: number | string }) {
  const [open, setOpen] = useState(false)
  const [sending, setSending] = useState(false)

  async function count(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const compte = String(new FormData(event.currentTarget).get('compte') ?? '')
    setSending(true)
    const path = `coursiers/${id}/compter`
    const outcome = await callApi<{ issue: string; message: string }>(path, { compte })
    setSending(false)
    if (!outcome.done) return tellProblem(outcome.message)
    if (outcome.body.issue === 'juste') toast.success(outcome.body.message)
    else toast.warning(outcome.body.message)
    setOpen(false)
  }

  return (
    <>
      <button type="button" className="sira-deed" onClick={() => setOpen(true)}>
        Compter ses espèces
      </button>
      {open && (
        <Dialog title="Compter ses espèces" onClose={() => setOpen(false)}>
          <form onSubmit={count}>
            <p className="sira-dialog__note">
              Comptez l’argent que le livreur remet, puis écrivez la somme.
            </p>
            <label htmlFor="compte-livreur">Somme comptée (FCFA)</label>
            <input id="compte-livreur" name="compte" inputMode="numeric" required />
            <DialogButtons
              confirm="Enregistrer"
              busy={sending && 'Un instant…'}
              onCancel={() => setOpen(false)}
            />
          </form>
        </Dialog>
      )}
    </>
  )
}
