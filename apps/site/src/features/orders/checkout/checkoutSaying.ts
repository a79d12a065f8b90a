import type { problemsSaid } from '../../../browser/forms/problemsSaid.ts'
import type { Said } from '../../../browser/forms/said.ts'
import type { CheckoutProblem } from './checkoutProblems.ts'
import type { CheckoutField } from './checkoutValues.ts'
import type { RecapWords } from './recapWords.ts'

/** The id of the control of a field; of the first of several. */
export const controlId = (field: CheckoutField) => `commande-${field}`

/** The id of the server's message, which the page removes. */
export const saidId = 'commande-dit'

/** The messages of the checkout, in the form that all forms use. `say` is passed, so that the browser loads it once. */
export function checkoutSaying(
  problems: readonly CheckoutProblem[],
  { checkout: t, form }: RecapWords,
  say: typeof problemsSaid,
): Said | undefined {
  const labels: Partial<Record<CheckoutField, string>> = {
    nom: form.name,
    phone: form.phone,
    email: t.email,
    entreprise: t.company,
    participants: t.participants,
    ville: t.town,
    quartier: t.district,
    repere: t.landmark,
    mode: t.paidBy,
  }
  // The back office may refuse a field that the page refuses: it is named once.
  const [first, ...others] = problems.filter(({ field }, index) => {
    return problems.findIndex((problem) => problem.field === field) === index
  })
  return (
    first &&
    say(first, others, (field) => ({
      label: labels[field] ?? field,
      id: controlId(field),
    }))
  )
}
