import { amountText } from '@sira/contract/orders/amountText'
import { useId } from 'react'
import type { DeliveryState } from '../../deliveries/deliveryMachine.ts'
import { failureReasons } from '../../deliveries/deliveryNames.ts'
import type { DeliveryDeskRecord } from '../../deliveries/desk/deliveryDesk.ts'

/** A state to move to, or another act. */
export type AskedDeed = DeliveryState | 'relivrer' | 'especes'

interface DeliveryDeedFieldsProps {
  to: AskedDeed
  desk: DeliveryDeskRecord
}

/** The questions of a deed besides its reason: a price, a courier and a day, whether what is paid ahead is in, why it failed. */
export function DeliveryDeedFields({ to, desk }: DeliveryDeedFieldsProps) {
  const { etat, estimation, prix, coursiers, aPreparer, deCommande } = desk
  const prefix = useId()
  if (to === 'especes') return <NotedCash desk={desk} />
  const isAgain = to === 'relivrer' && !deCommande
  if (isAgain || (to === 'chiffrée' && etat === 'demandée')) {
    return (
      <>
        <label htmlFor={`${prefix}-prix`}>Prix (FCFA)</label>
        <input
          id={`${prefix}-prix`}
          name="prix"
          inputMode="numeric"
          required
          defaultValue={(isAgain ? prix : estimation) ?? ''}
        />
      </>
    )
  }
  if (to === 'affectée' && coursiers.length === 0) {
    return (
      <p role="alert">
        {'Aucun livreur n’est actif. Rendez d’abord un dossier actif\u00a0: '}
        <a href="/admin/collections/coursiers">Livreurs</a>
      </p>
    )
  }
  if (to === 'affectée') {
    return (
      <>
        <label htmlFor={`${prefix}-coursier`}>Livreur</label>
        <select id={`${prefix}-coursier`} name="coursier" required defaultValue="">
          <option value="">Choisir</option>
          {coursiers.map(({ id, nom }) => (
            <option key={id} value={id}>
              {nom}
            </option>
          ))}
        </select>
        <label htmlFor={`${prefix}-jour`}>À livrer le</label>
        <input
          id={`${prefix}-jour`}
          name="jour"
          type="date"
          required
          defaultValue={new Date().toISOString().slice(0, 10)}
        />
        {aPreparer && (
          <label className="sira-dialog__choice">
            <input type="checkbox" name="pret" value="oui" />
            {'Le colis est prêt\u00a0: la commande est notée préparée'}
          </label>
        )}
        <PaidAhead desk={desk} />
      </>
    )
  }
  if (to !== 'échouée') return null
  return (
    <>
      <label htmlFor={`${prefix}-raison`}>Raison</label>
      <select id={`${prefix}-raison`} name="raison" required defaultValue="">
        <option value="">Choisir</option>
        {Object.entries(failureReasons).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </>
  )
}

/** The sum that the courier took, where he noted another one. */
function NotedCash({ desk: { especes } }: { desk: DeliveryDeskRecord }) {
  const id = useId()
  return (
    <>
      <label htmlFor={id}>Espèces prises (FCFA)</label>
      <input id={id} name="montant" inputMode="numeric" required defaultValue={especes || ''} />
    </>
  )
}

/** Whether the money is in, and by which transfer. */
function PaidAhead({ desk: { avance, mode, operateurs } }: { desk: DeliveryDeskRecord }) {
  const prefix = useId()
  if (avance === 0) return null
  return (
    <>
      <label className="sira-dialog__choice">
        <input type="checkbox" name="regle" value="oui" required />
        {`${amountText(avance, 'fr')} sont arrivés (${mode})`}
      </label>
      {operateurs.length > 0 && (
        <>
          <label htmlFor={`${prefix}-operateur`}>Opérateur (facultatif)</label>
          <select id={`${prefix}-operateur`} name="operateur" defaultValue="">
            <option value="">Choisir</option>
            {operateurs.map(({ id, nom }) => (
              <option key={id} value={id}>
                {nom}
              </option>
            ))}
          </select>
        </>
      )}
      <label htmlFor={`${prefix}-transaction`}>Numéro de transaction (facultatif)</label>
      <input id={`${prefix}-transaction`} name="transaction" maxLength={80} autoComplete="off" />
    </>
  )
}
