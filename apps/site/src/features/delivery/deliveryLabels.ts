import type { Side } from '@sira/contract/deliveries/deliveryPlaces'
import type { Dictionary } from '../../i18n/fr.ts'
import type { DeliveryField } from './deliveryFields.ts'

/** The label of each field of the form. */
export function deliveryLabels({ form, deliveryRequest: t }: Dictionary) {
  const place = <Of extends Side>(side: Of) => {
    const { ville, quartier, repere, contact, phone } = t.sides[side]
    return {
      [`${side}.ville`]: ville,
      [`${side}.quartier`]: quartier,
      [`${side}.repere`]: repere,
      [`${side}.contact`]: contact,
      [`${side}.phone`]: phone,
    } as Record<Extract<DeliveryField, `${Of}.${string}`>, string>
  }
  return {
    nom: form.name,
    indicatif: form.dialCode,
    phone: form.phone,
    email: t.optionalEmail,
    ...place('depart'),
    ...place('arrivee'),
    colis: t.parcel,
    souhait: t.wish,
    mode: t.mode,
    payeur: t.payer,
  } satisfies Record<DeliveryField, string>
}
