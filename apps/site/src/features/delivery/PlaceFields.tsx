import type { Side } from '@sira/contract/deliveries/deliveryPlaces'
import type { Locale } from '@sira/contract/locales'
import type { ComponentProps } from 'react'
import { townName, townsOfBurkina } from '../../format/townName.ts'
import { TextField } from '../../forms/fields/TextField.tsx'
import type { DeliveryField } from './deliveryFields.ts'

const towns = 'livraisons-villes'

interface PlaceFieldsProps {
  legend: string
  side: Side
  field: (name: DeliveryField) => Omit<ComponentProps<typeof TextField>, 'autoComplete'>
}

/** A place: town, quarter, landmark, and a person who answers there. */
export function PlaceFields({ legend, side, field }: PlaceFieldsProps) {
  return (
    <fieldset className="grid gap-5 sm:grid-cols-2">
      <legend className="mb-3 text-2xl font-semibold">{legend}</legend>
      <TextField {...field(`${side}.ville`)} autoComplete="off" list={towns} />
      {(['quartier', 'repere', 'contact'] as const).map((part) => (
        <TextField key={part} {...field(`${side}.${part}`)} autoComplete="off" />
      ))}
      <TextField {...field(`${side}.phone`)} type="tel" autoComplete="off" />
    </fieldset>
  )
}

/** The towns that are proposed at both places: the fee is found by their spelling. Others may be typed. */
export function TownList({ locale }: { locale: Locale }) {
  return (
    <datalist id={towns}>
      {townsOfBurkina.map((town) => {
        const called = townName(town, locale)
        return <option key={town} value={town} label={called === town ? undefined : called} />
      })}
    </datalist>
  )
}
