import { useState } from 'react'
import { callApi } from '../calls/callApi.ts'
import { Dialog } from '../dialog/Dialog.tsx'
import { tellProblem } from '../dialog/tellProblem.ts'

interface Made {
  adresse: string
  code: string
  message: string
}

/** A link to the page of a courier, and the code to say to him. */
export function CourierLink({ id }: { id: number | string }) {
  const [made, setMade] = useState<Made>()

  async function make() {
    const outcome = await callApi<Made>(`coursiers/${id}/lien`, {})
    if (outcome.done) setMade(outcome.body)
    else tellProblem(outcome.message)
  }

  return (
    <>
      <button type="button" className="sira-deed" onClick={make}>
        Lier son téléphone
      </button>
      {made !== undefined && (
        <Dialog title="Lien du livreur" onClose={() => setMade(undefined)}>
          <p className="sira-dialog__note">
            {`Envoyez le lien au livreur, et dites-lui le code de vive voix. ${made.message} Le téléphone d’avant ne s’ouvrira plus.`}
          </p>
          <label htmlFor="lien-livreur">Lien</label>
          <input id="lien-livreur" readOnly value={made.adresse} />
          <p>
            {'Code\u00a0: '}
            <strong>{made.code}</strong>
          </p>
        </Dialog>
      )}
    </>
  )
}
