import { type Column, label, number, text, time } from '../../../messages/export/exportColumns.ts'
import { exportSales } from '../../../messages/export/exportSales.ts'
import type { Certificate } from '../../../payload-types.ts'
import { attestationNames } from '../attestationMachine.ts'

const columns: readonly Column<Certificate>[] = [
  ['Code', text('code')],
  ['État', label('etat', attestationNames)],
  ['Titulaire', text('nom')],
  ['Formation', text('formation')],
  ['Début', time('debut')],
  ['Fin', time('fin')],
  ['Heures', number('heures')],
  ['Délivrée le', time('delivreeLe')],
  ['Version', number('version')],
  ['Remplacée par', text('remplaceePar')],
]

export const exportAttestations = exportSales('attestations', columns)
