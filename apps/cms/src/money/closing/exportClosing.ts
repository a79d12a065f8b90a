import { modeName } from '@sira/contract/orders/modeNames'
import type { Endpoint } from 'payload'
import { requireOrderStaff } from '../../access/sales/requireOrderStaff.ts'
import { exportAnswer, exportFormat } from '../../messages/export/exportAnswer.ts'
import { type Column, text, time } from '../../messages/export/exportColumns.ts'
import { rowsOf } from '../../messages/export/exportTable.ts'
import type { Payment } from '../../payload-types.ts'
import { paymentStateNames } from '../paymentStateNames.ts'
import { askedDay, dayOfMoney } from './dayOfMoney.ts'
import { type MoneyLine, moneyLines } from './moneyLines.ts'

const columns: readonly Column<MoneyLine>[] = [
  ['Date', time('date')],
  ['Commande', ({ payment: { commande } }) => referenceOf(commande)],
  ['Mode', ({ payment: { mode } }) => modeName(mode, 'fr')],
  ['Opérateur', ({ payment: { operateur } }) => nameOf(operateur)],
  ['Transaction', ({ payment }) => text('transaction')(payment)],
  ['Par', ({ who }) => who],
  ['Montant', ({ amount }) => amount],
  ['État', ({ payment: { etat } }) => paymentStateNames[etat]],
  ['Motif', ({ payment }) => text('motif')(payment)],
]

/** `GET /admin/api/paiements/cloture?jour=2026-11-23&format=csv|xlsx`: the money of a day, line by line. */
export const exportClosing: Endpoint = {
  path: '/cloture',
  method: 'get',
  handler: async (req) => {
    requireOrderStaff(req)
    const format = exportFormat(req)
    const day = askedDay(req.query.jour, new Date())
    const lines = moneyLines(await dayOfMoney(day, req.payload, req))
    const table = { titles: columns.map(([title]) => title), lots: rowsOf(columns, lot(lines)) }
    return exportAnswer(req, { place: 'paiements', name: `cloture-${day}` }, format, table)
  },
}

async function* lot(lines: MoneyLine[]): AsyncGenerator<MoneyLine[]> {
  yield lines
}

function referenceOf(order: Payment['commande']): string {
  return typeof order === 'object' ? (order?.reference ?? '') : ''
}

function nameOf(operator: Payment['operateur']): string {
  return typeof operator === 'object' ? (operator?.nom ?? '') : ''
}
