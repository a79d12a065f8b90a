import { addDataAndFileToRequest, type PayloadRequest } from 'payload'
import * as z from 'zod'
import { withinTransaction } from '../../../database/transactions/withinTransaction.ts'
import { noMailServer, sendsMail } from '../../../environment/sendsMail.ts'
import { queueLetter } from './letterJobs.ts'
import { letterOf } from './letterOf.ts'
import { letterReaders } from './letterReaders.ts'
import { moveLetter } from './moveLetter.ts'
import { noteSending } from './noteSending.ts'
import { requireReaders } from './requireReaders.ts'
import { requireSender } from './requireSender.ts'

/** The number of readers that the sending person saw. */
const given = z.object({ readers: z.int().optional() })

/** `GET /admin/api/letters/:id/readers`: how many would get it, said before it is sent. */
export async function tellReaders(req: PayloadRequest): Promise<Response> {
  requireSender(req)
  return Response.json(await letterReaders(await letterOf(req, 'draft', 'planned'), req))
}

/** `POST /admin/api/letters/:id/send` */
export async function sendLetter(req: PayloadRequest): Promise<Response> {
  requireSender(req)
  await addDataAndFileToRequest(req)
  const { readers: told } = given.safeParse(req.data).data ?? {}
  const letter = await letterOf(req, 'draft')
  const { payload } = req
  const readers = await letterReaders(letter, req)
  requireReaders(readers, told)
  const { total } = readers
  await withinTransaction(req, async () => {
    await moveLetter(letter.id, 'sending', { by: 'personnel', facts: { recipients: total } }, req)
    await noteSending(letter.id, `Abonnés\u00a0: ${total}`, req)
    await queueLetter(letter.id, undefined, req)
  })
  const to = total === 1 ? 'un abonné' : `${total} abonnés`
  return Response.json({
    state: 'sending',
    parti: sendsMail(payload),
    message: sendsMail(payload)
      ? `La lettre part vers ${to}.`
      : `Lettre écrite dans des fichiers pour ${to} : ${noMailServer}.`,
  })
}
