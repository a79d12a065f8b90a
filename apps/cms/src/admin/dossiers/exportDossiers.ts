import { APIError, type Endpoint, type PayloadRequest } from 'payload'
import type { NamedRecord } from '../../database/records/recordsByName.ts'
import { openFile } from '../../dossiers/board/openFile.ts'
import { assigneeOf, isEmptyFor } from '../../dossiers/board/openRecords.ts'
import { openStates } from '../../dossiers/moves/openStates.ts'
import { exportAnswer, exportFormat } from '../../messages/export/exportAnswer.ts'
import type { Column } from '../../messages/export/exportColumns.ts'
import { rowsOf } from '../../messages/export/exportTable.ts'
import { listedRecords } from '../../messages/export/listedRecords.ts'
import { boardChoice } from './boardAddress.ts'
import { type ShownKind, shownKinds } from './shownKinds.ts'

/**
 * `GET /admin/api/dossiers/export?genre=devis&a=moi&format=csv|xlsx`: the open dossiers of one kind as
 * a file, of whatever kind, as its descriptor tells of them. Throws a 401 for a visitor, and a 404 for
 * a kind that the person does not work with.
 */
export const exportDossiers: Endpoint = {
  path: '/dossiers/export',
  method: 'get',
  handler: async (req) => {
    if (req.user === null) throw new APIError('Connectez-vous d’abord.', 401)
    const kinds = await shownKinds(req)
    const choice = boardChoice(
      req.query,
      kinds.map(({ slug }) => slug),
    )
    const kind = kinds.find(({ slug }) => slug === choice.kind)
    if (kind === undefined) throw new APIError('Ce genre de dossier n’existe pas.', 404)
    const columns = columnsOf(kind)
    const table = {
      titles: columns.map(([title]) => title),
      lots: rowsOf(columns, recordsOf(kind, choice.whose, req)),
    }
    return exportAnswer(req, { place: kind.slug }, exportFormat(req), table)
  },
}

async function* recordsOf(kind: ShownKind, of: 'all' | 'mine' | 'nobody', req: PayloadRequest) {
  const { slug, machine, board, assigned } = kind
  const whose = of === 'mine' ? Number(req.user?.id) : of
  if (isEmptyFor(kind, whose)) return
  const open = { [machine.field]: { in: openStates(machine) } }
  const only = board?.only ? [board.only] : []
  const where = { and: [open, ...only, ...(assigned ? assigneeOf(whose) : [])] }
  yield* listedRecords({ collection: slug, where, sort: '-createdAt' }, req) as AsyncGenerator<
    NamedRecord[]
  >
}

function columnsOf(kind: ShownKind): Column<NamedRecord>[] {
  const { personal, machine } = kind
  const text = (field: string | undefined) => (record: NamedRecord) => {
    const value = field === undefined ? undefined : record[field]
    return typeof value === 'string' ? value : ''
  }
  const file = (record: NamedRecord) => openFile(kind, record)
  return [
    ['Référence', (record) => file(record).reference || String(record.id)],
    ['Reçu le', ({ createdAt }) => createdAt.slice(0, 16).replace('T', ' ')],
    ['État', (record) => machine.names[String(record[machine.field])] ?? ''],
    ['Nom', text(personal.name)],
    ['Téléphone', text(personal.phone?.field)],
    ['E-mail', text(personal.fields[0])],
    ['Objet', (record) => file(record).about],
    ['Montant (FCFA)', (record) => file(record).amount ?? ''],
    ['Prochaine action', (record) => file(record).nextStep],
    ['À faire le', (record) => file(record).due ?? ''],
    ['Suivi par', (record) => file(record).assigneeName],
  ]
}
