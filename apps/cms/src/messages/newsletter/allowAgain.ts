import { APIError, type Endpoint } from 'payload'
import { requireInboxStaff } from '../../access/requireInboxStaff.ts'
import { recordNumber } from '../../database/records/recordNumber.ts'

/** `POST /admin/api/newsletters/:id/allow`: an address that refused letters gets them again. */
export const allowAgain: Endpoint = {
  path: '/:id/allow',
  method: 'post',
  handler: async (req) => {
    requireInboxStaff(req)
    const { docs } = await req.payload.find({
      collection: 'newsletters',
      where: { id: { equals: recordNumber(req) }, refusedAt: { exists: true } },
      depth: 0,
      overrideAccess: false,
      req,
    })
    const [reader] = docs
    if (!reader) throw new APIError('Cette adresse n’est pas écartée.', 409)
    await req.payload.update({
      collection: 'newsletters',
      id: reader.id,
      data: { refusals: 0, refusedAt: null },
      context: { work: { act: 'allowed' } },
      depth: 0,
      req,
    })
    return Response.json({ message: 'Les prochaines lettres lui seront envoyées.' })
  },
}
