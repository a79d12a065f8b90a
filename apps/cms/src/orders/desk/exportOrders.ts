import { singleLine } from '@sira/contract/forms/singleLine'
import { modeName } from '@sira/contract/orders/modeNames'
import { type Column, text, time } from '../../messages/export/exportColumns.ts'
import { exportSales } from '../../messages/export/exportSales.ts'
import type { Order } from '../../payload-types.ts'
import { orderStateNames } from '../stateNames.ts'
import { owedRest } from '../summary/owedRest.ts'

/** Amounts are numbers, which a spreadsheet adds up. */
const columns: readonly Column<Order>[] = [
  ['Référence', text('reference')],
  ['Commandée le', time('createdAt')],
  ['État', ({ etat }) => orderStateNames[etat]],
  ['Nom', text('nom')],
  ['Téléphone', text('phone')],
  ['E-mail', text('email')],
  ['Entreprise', ({ entreprise }) => entreprise?.nom ?? ''],
  ['IFU', ({ entreprise }) => entreprise?.ifu ?? ''],
  ['Mode', ({ mode }) => modeName(mode, 'fr')],
  ['Lignes', ({ lignes }) => (lignes ?? []).map(lineText).join('\n'), 'several lines'],
  ['Ville', ({ remise }) => remise.ville ?? ''],
  ['Livraison', ({ livraison }) => livraison],
  ['Total', ({ total }) => total],
  ['Payé', ({ paye }) => paye],
  ['Reste', owedRest],
]

function lineText({ quantite, titre }: { quantite: number; titre: string }): string {
  return `${quantite} × ${singleLine(titre)}`
}

export const exportOrders = exportSales('commandes', columns)
