import type { HeldPayment } from './heldPayments.ts'
import { scenarios } from './scenarios.ts'

const outcomes = { paid: 'payé', refused: 'refusé', waiting: 'en attente' } as const

export function listPage(payments: readonly HeldPayment[]): string {
  const rows = payments.map(
    ({ id, reference, phone, amount, currency, outcome, protocol }) =>
      `<li><a href="/payer/${id}">${escaped(reference)}</a>, ${amount} ${escaped(currency)}, ${escaped(phone)}, ${protocol}, ${outcomes[outcome]}</li>`,
  )
  const list = rows.length > 0 ? `<ul>${rows.join('')}</ul>` : '<p>Aucun paiement demandé.</p>'
  return page('Simulateur d’opérateur', list)
}

export function paymentPage({ id, reference, amount, currency, outcome }: HeldPayment): string {
  const buttons = Object.entries(scenarios).map(
    ([name, { label }]) => `<p><button name="scenario" value="${name}">${label}</button></p>`,
  )
  return page(
    `Payer ${amount} ${escaped(currency)}`,
    `<p>Commande ${escaped(reference)}, ${outcomes[outcome]}. Rien n’est payé pour de vrai.</p>
<form method="post" action="/payer/${id}">${buttons.join('')}</form>`,
  )
}

function page(title: string, body: string): string {
  return `<!doctype html><html lang="fr"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>body{font:1rem/1.6 sans-serif;max-width:40rem;margin:2rem auto;padding:0 1rem}button{font:inherit;padding:.6rem 1rem;min-width:100%}</style><h1>${title}</h1>${body}</html>`
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`)
}
