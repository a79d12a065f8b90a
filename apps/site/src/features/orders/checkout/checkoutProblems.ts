import { emailField } from '@sira/contract/forms/email'
import { nameField, phoneField } from '@sira/contract/forms/formFields'
import type { FormProblem } from '@sira/contract/forms/readForm'
import type { OrderQuote } from '@sira/contract/orders/orderAnswer'
import type { People } from '../cart/participants.ts'
import type { CheckoutField, CheckoutValues } from './checkoutValues.ts'
import type { RecapWords } from './recapWords.ts'

export type CheckoutProblem = FormProblem<CheckoutField>

/** The error at a field that the back office alone refuses. */
export function problemAt(
  field: CheckoutField,
  { checkout: { missing, wrongParticipant }, locale }: RecapWords,
): CheckoutProblem | undefined {
  const message: Partial<Record<CheckoutField, string>> = {
    nom: nameField.said[locale],
    phone: phoneField.said[locale],
    email: emailField.said[locale],
    entreprise: missing.company,
    participants: wrongParticipant,
    ville: missing.town,
    quartier: missing.district,
    repere: missing.landmark,
    mode: missing.mode,
  }
  return message[field] === undefined ? undefined : { field, message: message[field] }
}

/** Fields still to be filled in, in the order of the page. */
export function checkoutProblems(
  values: CheckoutValues,
  { villes, total }: Pick<OrderQuote, 'villes' | 'total'>,
  { checkout: t, locale }: RecapWords,
): CheckoutProblem[] {
  const { nom, indicatif, phone, email } = values
  const delivered = values.remise === 'livraison'
  const isWrong = (people: People) =>
    Object.entries(people).some(([name, text]) => {
      if (name.endsWith('-email')) return emailField.take(text) === undefined
      return name.endsWith('-phone') && phoneField.take(text, { indicatif }) === undefined
    })
  const wrong: [CheckoutField, boolean, string][] = [
    ['nom', nameField.take(nom) === undefined, nameField.said[locale]],
    ['phone', phone === '', t.missing.phone],
    [
      'phone',
      phone !== '' && phoneField.take(phone, { indicatif }) === undefined,
      phoneField.said[locale],
    ],
    ['email', email !== '' && emailField.take(email) === undefined, emailField.said[locale]],
    ['participants', isWrong(values.people), t.wrongParticipant],
    ['entreprise', values.pour_entreprise !== '' && values.entreprise === '', t.missing.company],
    ['ville', delivered && !villes.some(({ ville }) => ville === values.ville), t.missing.town],
    ['quartier', delivered && values.quartier === '', t.missing.district],
    ['repere', delivered && values.repere === '', t.missing.landmark],
    ['mode', total > 0 && values.mode === '', t.missing.mode],
    ['mode', values.mode === 'especes_livraison' && !delivered, t.missing.modeForDelivery],
  ]
  return wrong.flatMap(([field, fails, message]) => (fails ? [{ field, message }] : []))
}
