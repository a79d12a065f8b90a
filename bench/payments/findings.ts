import { createClient } from '@libsql/client'
import type { HeldPayment } from '../../scripts/operator/heldPayments.ts'
import { badDays } from './badDays.ts'
import type { SentOrder } from './orders.ts'

export interface PaymentFindings {
  ordersKept: number
  inWrongState: string[]
  receipts: number
  /** Numbers that are missing between the first and the last. */
  gaps: number
  paymentsWithSeveralReceipts: number
  wrongLetters: number
  toReconcile: number
  /** FCFA that the operator took, and FCFA that we count or set apart. */
  taken: number
  accounted: number
  events: number
}

/** Compares the operator's payments with those in the database. */
export async function findings(
  file: string,
  sent: readonly SentOrder[],
  held: readonly HeldPayment[],
): Promise<PaymentFindings> {
  const client = createClient({ url: `file:${file}` })
  const rows = async (sql: string) => (await client.execute(sql)).rows
  const orders = await rows(
    'select c.email, c.etat, p.etat as paid from commandes c join paiements p on p.commande_id = c.id',
  )
  const letters = await rows(
    `select "to", count(*) as n from emails where kind = 'order' group by 1`,
  )
  const receipts = await rows('select rang, paiement_id from recus order by rang')
  const strange = await rows(
    `select montant_recu from paiements where etat = 'à_rapprocher' order by id`,
  )
  const [money] = await rows('select sum(montant) as sum from recus')
  const [events] = await rows('select count(*) as n from evenements')
  client.close()

  const byEmail = new Map(orders.map((row) => [String(row.email), row]))
  const told = new Map(letters.map(({ to, n }) => [String(to), Number(n)]))
  const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)
  return {
    ordersKept: orders.length,
    inWrongState: sent.flatMap(({ email, scenario }) => {
      const row = byEmail.get(email)
      const { order, payment } = badDays[scenario]
      if (row?.etat === order && row.paid === payment) return []
      return [`${scenario}: ${row?.etat} ${row?.paid}`]
    }),
    receipts: receipts.length,
    gaps: receipts.filter(({ rang }, index) => Number(rang) !== index + 1).length,
    paymentsWithSeveralReceipts:
      receipts.length - new Set(receipts.map(({ paiement_id: id }) => id)).size,
    wrongLetters: sent.filter(
      ({ email, scenario }) => (told.get(email) ?? 0) !== badDays[scenario].letters,
    ).length,
    toReconcile: strange.length,
    taken: sum(held.filter(({ outcome }) => outcome === 'paid').map(({ amount }) => amount)),
    accounted: Number(money?.sum ?? 0) + sum(strange.map((row) => Number(row.montant_recu))),
    events: Number(events?.n ?? 0),
  }
}
