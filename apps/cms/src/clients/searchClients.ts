import { APIError, addDataAndFileToRequest, type Endpoint } from 'payload'
import * as z from 'zod'
import { isClientStaff } from './clientStaff.ts'
import { findClients, mostClients } from './findClients.ts'

const body = z.object({ question: z.string().trim().max(200) })

/** `POST /admin/api/clients/search`: posted, so that no log and no history holds whom it is about. */
export const searchClients: Endpoint = {
  path: '/clients/search',
  method: 'post',
  handler: async (req) => {
    if (!isClientStaff(req.user)) {
      throw new APIError('Vous n’avez pas accès aux clients.', 403)
    }
    await addDataAndFileToRequest(req)
    const asked = body.safeParse(req.data)
    if (!asked.success) throw new APIError('Question illisible.', 400)
    const found = await findClients(asked.data.question, req)
    const answer = { clients: found.slice(0, mostClients), more: found.length > mostClients }
    return Response.json(answer, { headers: { 'cache-control': 'private, no-store' } })
  },
}
