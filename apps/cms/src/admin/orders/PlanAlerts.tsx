'use client'

import { toast } from '@payloadcms/ui'
import type { PlanAlert } from '../../applications/plans/planAlerts.ts'
import { dayInFull } from '../../dates/dates.ts'
import { callApi } from '../calls/callApi.ts'
import { whatsAppAddress } from '../clients/whatsAppAddress.ts'
import { tellProblem } from '../dialog/tellProblem.ts'
import { useDesk } from './useDesk.ts'

/** The WhatsApp messages of plans that wait to be sent by hand; nothing for roles that send none. */
export function PlanAlerts() {
  const { desk, changed } = useDesk<{ alertes: PlanAlert[] }>('envois-formule/a-envoyer')
  const alerts = desk?.alertes ?? []
  if (alerts.length === 0) return null

  async function note({ commande, offres }: PlanAlert) {
    const given = { offres: offres.map(({ id }) => id) }
    const outcome = await callApi<{ message: string }>(`envois-formule/${commande}/envoye`, given)
    if (outcome.done) toast.success(outcome.body.message)
    else tellProblem(outcome.message)
    await changed()
  }

  return (
    <details className="sira-inbox-tools" open>
      <summary>{`Alertes WhatsApp des formules\u00a0: ${alerts.length} à envoyer`}</summary>
      <ul className="sira-payments">
        {alerts.map((alert) => (
          <li key={alert.commande}>
            <strong>{alert.nom}</strong>
            {` · ${alert.formule}, jusqu’au ${dayInFull(alert.au)} · ${alert.offres
              .map(({ titre }) => titre)
              .join(' · ')} `}
            <a
              className="sira-deed"
              href={`${whatsAppAddress(alert.phone)}?text=${encodeURIComponent(alert.message)}`}
              target="_blank"
              rel="noopener noreferrer"
            >
              {`WhatsApp ${alert.phone}`}
            </a>{' '}
            <button type="button" className="sira-deed" onClick={() => note(alert)}>
              Noter l’envoi
              <span className="sr-only">{`\u00a0: ${alert.nom}`}</span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}
