import type { MessageKind } from '@sira/contract/forms/messageForms'
import type { Endpoint, Where } from 'payload'
import { requireInboxStaff } from '../../access/requireInboxStaff.ts'
import type { MessageOf } from '../facts/messageOf.ts'
import { exportAnswer, exportFormat } from './exportAnswer.ts'
import type { Column } from './exportColumns.ts'
import { exportTable } from './exportTable.ts'
import { listedRecords } from './listedRecords.ts'

/** `GET /admin/api/devis/export?format=csv|xlsx&where…`: gives the shown list as a file. */
export function exportInbox<Kind extends MessageKind>(
  kind: Kind,
  columns: readonly Column<MessageOf<Kind>>[],
): Endpoint {
  return {
    path: '/export',
    method: 'get',
    handler: async (req) => {
      requireInboxStaff(req)
      const { where, sort } = req.query
      const format = exportFormat(req)
      const list = {
        collection: kind,
        where: (where ?? {}) as Where,
        sort: typeof sort === 'string' && sort !== '' ? sort : '-createdAt',
      }
      const messages = listedRecords(list, req) as AsyncGenerator<MessageOf<Kind>[]>
      return exportAnswer(req, { place: kind }, format, exportTable(columns, messages))
    },
  }
}
