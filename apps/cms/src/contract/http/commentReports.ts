import { reportPath, reportRequest } from '@sira/contract/comments/thread'
import { senderOf } from '@sira/host/counting/senderOf'
import { windows } from '@sira/host/counting/sharedWindows'
import type { Valkey } from '@sira/host/counting/valkey'
import type { FastifyInstance } from 'fastify'
import type { Payload } from 'payload'
import { reportComment } from '../../comments/reportComment.ts'
import { sentData } from '../../messages/reception/door/sentData.ts'
import { readBy } from '../../orders/checkout/readRequest.ts'
import type { FormCounts } from './rateLimit.ts'

const dayMs = 24 * 60 * 60_000

/** `POST /api/commentaires/signaler`: of one network a comment is reported once a day. */
export function takeCommentReports(
  app: FastifyInstance,
  payload: Payload,
  counts: FormCounts,
  valkey?: Valkey,
): void {
  const reports = windows(valkey, 'comment reports')
  app.post(`/${reportPath}`, async (request, reply) => {
    await counts.wrong(request)
    const data = sentData(request.body, request.headers['content-type'])
    const { commentaire } = readBy(reportRequest, data)
    const { sum } = await reports.add(`${senderOf(request)} ${commentaire}`, 1, { ms: dayMs })
    await reportComment(commentaire, sum === 1, payload)
    return reply.header('cache-control', 'no-store').send({ data: { commentaire }, meta: {} })
  })
}
