import { shortlistFileRequest, shortlistRequest } from '@sira/contract/applications/shortlist'
import type { FastifyInstance } from 'fastify'
import type { Payload } from 'payload'
import { fileOfShare, readShare } from '../../applications/shares/openShare.ts'
import { foundOrNothing } from '../../dossiers/followUp/foundOrNothing.ts'
import { asDownload } from '../../messages/attachments/attachmentName.ts'
import { sentData } from '../../messages/reception/door/sentData.ts'
import { readBy } from '../../orders/checkout/readRequest.ts'
import { readPrivate } from '../../store/privateFiles/privateFiles.ts'
import type { ApplicationLimits } from './applicationLimits.ts'

/**
 * The selection that an employer opens by a link. Both are asked by a POST: what looks a link over
 * opens nothing, and a token stands in no log of addresses of ours. Of a wrong, an ended and a stopped
 * link the answer is the same.
 */
export function takeShareCalls(
  app: FastifyInstance,
  payload: Payload,
  { write, guess }: ApplicationLimits,
): void {
  app.post('/partages/lire', async (request, reply) => {
    await write(request)
    const { jeton } = readBy(
      shortlistRequest,
      sentData(request.body, request.headers['content-type']),
    )
    const look = () => foundOrNothing(() => readShare(jeton, payload))
    const attributes = await guess(request, look)
    return reply.header('cache-control', 'no-store').send({ data: { attributes }, meta: {} })
  })

  app.post('/partages/fichier', async (request, reply) => {
    await write(request)
    const { jeton, candidat } = readBy(
      shortlistFileRequest,
      sentData(request.body, request.headers['content-type']),
    )
    const { name, type, bytes } = await guess(request, () =>
      foundOrNothing(async () => {
        const file = await fileOfShare(jeton, candidat, payload)
        const bytes = await readPrivate(file?.key, payload)
        return file && bytes ? { ...file, bytes } : undefined
      }),
    )
    return reply
      .headers({
        'content-type': type,
        'content-disposition': asDownload(name),
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        'cache-control': 'private, no-store',
      })
      .send(bytes)
  })
}
