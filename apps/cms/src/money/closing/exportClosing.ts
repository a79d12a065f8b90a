import type { Endpoint } from 'payload'
import { requireOrderStaff } from '../../access/sales/requireOrderStaff.ts'
import { exportAnswer, exportFormat } from '../../messages/export/exportAnswer.ts'
import { type Column, text, time } from '../../messages/export/exportColumns.ts'
import { rowsOf } from '../../messages/export/exportTable.ts'
import { askedDay, dayOfMoney } from './dayOfMoney.ts'
import { type MoneyLine, moneyLines } from './moneyLines.ts'

const columns: readonly Column<MoneyLine>[] = [
  ['Date', time('date')],
  ['Dossier', text('reference')],
  ['Mode', text('mode')],
  ['Opérateur', text('operator')],
  ['Transaction', text('transaction')],
  ['Par', text('who')],
  ['Montant', ({ amount }) => amount],
  ['État', text('state')],
  ['Motif', text('motif')],
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
