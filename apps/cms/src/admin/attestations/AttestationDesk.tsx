'use client'

import { useAuth, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { useState } from 'react'
import { isInboxStaff } from '../../access/inboxStaff.ts'
import type { Person } from '../../access/role.ts'
import { callApi } from '../calls/callApi.ts'
import { tellProblem } from '../dialog/tellProblem.ts'
import { MoveForm } from '../orders/MoveForm.tsx'
import { attestationDeeds } from './attestationDeeds.ts'

type Deed = keyof typeof attestationDeeds

/** The file of a certificate, and what is done with it: above its values, which nobody changes. */
export function AttestationDesk() {
  const { id } = useDocumentInfo()
  const { user } = useAuth()
  const values = useFormFields(([fields]) => ({
    etat: fields.etat?.value,
    nom: fields.nom?.value,
    erased: fields.effaceeLe?.value,
  }))
  const [asked, setAsked] = useState<Deed>()
  if (!id) return null

  async function send(deed: Deed, given: object) {
    const outcome = await callApi<{ message: string; id?: number }>(
      `attestations/${id}/${deed}`,
      given,
    )
    if (!outcome.done) return tellProblem(outcome.message)
    // The form holds what was read before; a corrected one is another record.
    window.location.assign(`/admin/collections/attestations/${outcome.body.id ?? id}`)
  }

  const { etat, nom, erased } = values
  const mayChange = isInboxStaff(user as Person) && !erased
  return (
    <section className="sira-desk" aria-label="Attestation">
      <div className="sira-desk__deeds">
        {!erased && (
          <a className="sira-deed" href={`/admin/api/attestations/${id}/pdf`} download>
            Télécharger le PDF
          </a>
        )}
        {mayChange && etat !== 'remplacée' && (
          <button type="button" className="sira-deed" onClick={() => setAsked('corriger')}>
            {attestationDeeds.corriger.label}
          </button>
        )}
        {mayChange && etat === 'valide' && (
          <button type="button" className="sira-deed" onClick={() => setAsked('revoquer')}>
            {attestationDeeds.revoquer.label}
          </button>
        )}
      </div>
      {asked !== undefined && (
        <MoveForm
          deed={attestationDeeds[asked]}
          onSend={(given) => send(asked, given)}
          onClose={() => setAsked(undefined)}
        >
          {asked === 'corriger' && (
            <>
              <label htmlFor="sira-titulaire">Nom du titulaire</label>
              <input
                id="sira-titulaire"
                name="nom"
                required
                maxLength={255}
                defaultValue={typeof nom === 'string' ? nom : ''}
              />
            </>
          )}
        </MoveForm>
      )}
    </section>
  )
}
