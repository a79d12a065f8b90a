import type { MessageKind } from '@sira/contract/forms/messageForms'
import type { Endpoint, PayloadRequest, Where } from 'payload'
import { mergeListSearchAndWhere } from 'payload/shared'
import { requireInboxStaff } from '../../access/requireInboxStaff.ts'
import { recordNumber } from '../../database/records/recordNumber.ts'

/** The most records searched for the place of a record; further down, the list starts again. */
const looked = 1000

export interface NextInList {
  /** The number of the record; null where the list holds no other. */
  next: number | null
  /** The number of records in the list besides this one. */
  left: number
}

/**
 * `GET /admin/api/devis/:id/next?where…&search&sort`: gives the record after this one in the list
 * from which it was opened, even if it has left that list since; after the last one, the first. A
 * list without filters continues with waiting records.
 */
export function nextInList(kind: MessageKind, waiting: Where): Endpoint {
  return {
    path: '/:id/next',
    method: 'get',
    handler: async (req) => {
      requireInboxStaff(req)
      const id = recordNumber(req)
      const { docs, totalDocs } = await req.payload.find({
        collection: kind,
        where: { or: [askedList(kind, waiting, req), { id: { equals: id } }] },
        sort: [...askedOrder(req), 'id'],
        select: { createdAt: true },
        depth: 0,
        limit: looked,
        overrideAccess: false,
        req,
      })
      const place = docs.findIndex((record) => record.id === id)
      const next = docs[place + 1] ?? docs[0]
      const found: NextInList = {
        next: next === undefined || next.id === id ? null : next.id,
        left: place < 0 && totalDocs <= looked ? totalDocs : totalDocs - 1,
      }
      return Response.json(found)
    },
  }
}

function askedList(kind: MessageKind, waiting: Where, { query, payload }: PayloadRequest): Where {
  const where = (query.where ?? {}) as Where
  const search = typeof query.search === 'string' ? query.search : ''
  const collectionConfig = payload.collections[kind].config
  const asked = mergeListSearchAndWhere({ collectionConfig, search, where })
  return Object.keys(asked).length === 0 ? waiting : asked
}

function askedOrder({ query: { sort } }: PayloadRequest): string[] {
  return typeof sort === 'string' && sort !== '' ? sort.split(',') : ['-createdAt']
}
