import type { Endpoint, PayloadRequest } from 'payload'
import { requireInboxStaff } from '../../access/requireInboxStaff.ts'
import { recordNumber } from '../../database/records/recordNumber.ts'
import { withinTransaction } from '../../database/transactions/withinTransaction.ts'
import { openWhere } from '../../enrolments/seats/openSession.ts'
import type { Estimate } from '../../payload-types.ts'
import { lockedEstimate } from '../lockedEstimate.ts'
import { sessionOfLine } from '../sale/soldSessions.ts'
import { usualValidity } from './usualValidity.ts'

/**
 * `POST /admin/api/estimations/:id/copie`: a new draft with the same client and lines, for other
 * prices or another year. The estimate that was sent stays as it was sent.
 */
export const copyEstimate: Endpoint = {
  path: '/:id/copie',
  method: 'post',
  handler: async (req) => {
    requireInboxStaff(req)
    const source = recordNumber(req)
    return Response.json(await withinTransaction(req, () => copy(source, req)))
  },
}

async function copy(source: number, req: PayloadRequest): Promise<{ id: number }> {
  return newDraftOf(await lockedEstimate(source, req), req)
}

/** A draft with the client and the lines of another estimate. */
export async function newDraftOf(sent: Estimate, req: PayloadRequest): Promise<{ id: number }> {
  const { id } = await req.payload.create({
    collection: 'estimations',
    data: {
      nom: sent.nom ?? null,
      email: sent.email ?? null,
      phone: sent.phone ?? null,
      mot: sent.mot ?? null,
      conditions: sent.conditions ?? null,
      demande: sent.demande ?? null,
      locale: sent.locale,
      lignes: await openLines(sent.lignes ?? [], req),
      valableJusquau: usualValidity(),
      etat: 'brouillon',
    },
    depth: 0,
    req,
  })
  return { id }
}

/** The lines as rows of their own; a session that takes nobody any more is left out of its line. */
async function openLines(lines: NonNullable<Estimate['lignes']>, req: PayloadRequest) {
  const ids = lines.flatMap((line) => sessionOfLine(line) ?? [])
  const where = { and: [{ id: { in: ids } }, openWhere(new Date())] }
  const list = { collection: 'sessions', where, pagination: false, depth: 0, select: {} } as const
  const { docs } = ids.length === 0 ? { docs: [] } : await req.payload.find({ ...list, req })
  const open = new Set(docs.map(({ id }) => id))
  return lines.map(({ id: _, ...line }) => {
    const session = sessionOfLine(line)
    return { ...line, session: session !== undefined && open.has(session) ? session : null }
  })
}
