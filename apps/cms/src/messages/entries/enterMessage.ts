import { isIdempotencyKey } from '@sira/contract/forms/envelope'
import { formOf, type MessageKind } from '@sira/contract/forms/messageForms'
import { locales } from '@sira/contract/locales'
import { APIError, addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload'
import * as z from 'zod'
import { requireInboxStaff } from '../../access/requireInboxStaff.ts'
import { lockRecord } from '../../database/records/lockRecord.ts'
import { recordsByName } from '../../database/records/recordsByName.ts'
import { withinTransaction } from '../../database/transactions/withinTransaction.ts'
import { enteredSources } from '../facts/sources.ts'
import { checkEntry } from './checkEntry.ts'

const unreadable = 'Saisie illisible. Rechargez la page.'

const body = z.object({
  /** The key of the entry: however often it is sent, it is kept once. */
  key: z.string(unreadable).refine(isIdempotencyKey, unreadable),
  source: z.enum(enteredSources, 'Dites par où la demande est venue.'),
  locale: z.enum(
    locales.map(({ code }) => code),
    'Cette langue n’est pas proposée.',
  ),
  /** Assigns the entry to the person who enters it. */
  mine: z.boolean(unreadable),
  acknowledge: z.boolean(unreadable),
  values: z.record(z.string(), z.string(unreadable), unreadable),
})

/** `POST /admin/api/devis/enter`: a request that came by phone, at the counter, in a chat. */
export function enterMessage(kind: MessageKind): Endpoint {
  return {
    path: '/enter',
    method: 'post',
    handler: async (req) => {
      requireInboxStaff(req)
      await addDataAndFileToRequest(req)
      const sent = body.safeParse(req.data)
      if (!sent.success) throw new APIError(sent.error.issues[0]?.message ?? unreadable, 400)
      const { values: entered, ...given } = sent.data
      const { values, problems } = checkEntry(formOf(kind), entered, given.acknowledge)
      const [problem] = Object.values(problems)
      if (problem !== undefined) throw new APIError(problem, 400)
      const id = await withinTransaction(req, () => keep(kind, { ...given, values }, req))
      return Response.json({ id })
    },
  }
}

type Given = Omit<z.infer<typeof body>, 'values'> & Pick<ReturnType<typeof checkEntry>, 'values'>

async function keep(
  kind: MessageKind,
  { key, source, locale, mine, acknowledge, values }: Given,
  req: PayloadRequest,
): Promise<number> {
  const records = recordsByName(req.payload)
  await lockRecord(kind, key, req)
  const { docs } = await records.find({
    collection: kind,
    where: { idempotencyKey: { equals: key } },
    trash: true,
    limit: 1,
    depth: 0,
    pagination: false,
    req,
  })
  if (docs[0] !== undefined) return docs[0].id
  const work = mine ? { state: 'in_progress', assignee: req.user?.id } : { state: 'new' }
  const { id } = await records.create({
    collection: kind,
    data: { ...values, ...work, source, locale, idempotencyKey: key },
    context: { acknowledge },
    depth: 0,
    req,
  })
  return id
}
