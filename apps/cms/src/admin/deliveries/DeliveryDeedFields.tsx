import { useId } from 'react'
import type { DeliveryState } from '../../deliveries/deliveryMachine.ts'
import { failureReasons } from '../../deliveries/deliveryNames.ts'
import type { DeliveryDeskRecord } from '../../deliveries/desk/deliveryDesk.ts'

interface DeliveryDeedFieldsProps {
  to: DeliveryState
  desk: Pick<DeliveryDeskRecord, 'estimation' | 'coursiers'>
}

/** What a deed asks besides its reason: a price, a courier and a day, why it failed. */
export function DeliveryDeedFields({
  to,
  desk: { estimation, coursiers },
}: DeliveryDeedFieldsProps) {
  const prefix = useId()
  if (to === 'chiffrée') {
    return (
      <>
        <label htmlFor={`${prefix}-prix`}>Prix (FCFA)</label>
        <input
          id={`${prefix}-prix`}
          name="prix"
          inputMode="numeric"
          required
          defaultValue={estimation ?? ''}
        />
      </>
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
