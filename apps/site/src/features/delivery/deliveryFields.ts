import { deliveryForm } from '@sira/contract/deliveries/deliveryForm'
import { defaultDialCode } from '@sira/contract/dialCodes'
import type { Typed } from '@sira/contract/forms/messageForm'
import type { FieldOf } from '@sira/contract/forms/messageForms'
import { typedFields } from '@sira/contract/forms/readForm'
import type { FormOutcome } from '../../forms/formOutcome.ts'

export type DeliveryField = FieldOf<'livraisons'>
export type DeliveryOutcome = FormOutcome<DeliveryField> | undefined

/** Gives the values of the form: the refused ones, else empty ones. */
export function typedDelivery(outcome: DeliveryOutcome): Typed<DeliveryField> {
  if (outcome?.state === 'refused') return outcome.typed
  return { ...typedFields(deliveryForm, new Map()), indicatif: defaultDialCode }
}
