import type { Side } from '@sira/contract/deliveries/deliveryPlaces'
import type { ComponentProps } from 'react'
import { TextField } from '../../forms/fields/TextField.tsx'
import type { DeliveryField } from './deliveryFields.ts'

interface PlaceFieldsProps {
  legend: string
  side: Side
  field: (name: DeliveryField) => Omit<ComponentProps<typeof TextField>, 'autoComplete'>
}

/** A place: town, quarter, landmark, and somebody who answers there. */
export function PlaceFields({ legend, side, field }: PlaceFieldsProps) {
  return (
    <fieldset className="grid gap-5 sm:grid-cols-2">
      <legend className="mb-3 text-2xl font-semibold">{legend}</legend>
      {(['ville', 'quartier', 'repere', 'contact'] as const).map((part) => (
        <TextField key={part} {...field(`${side}.${part}`)} autoComplete="off" />
      ))}
      <TextField {...field(`${side}.phone`)} type="tel" autoComplete="off" />
    </fieldset>
  )
}
