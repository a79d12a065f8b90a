import { APIError, addDataAndFileToRequest, type PayloadRequest } from 'payload'
import * as z from 'zod'
import { inboxStaff } from '../../../access/inboxStaff.ts'
import { recordAct } from '../../../audit/recordAct.ts'
import { withinTransaction } from '../../../database/transactions/withinTransaction.ts'
import { noMailServer, sendsMail } from '../../../environment/sendsMail.ts'
import { mailQueue } from '../../../mail/queuedEmail.ts'
import { draftOf, gone } from './draftOf.ts'
import { type LetterReaders, letterReaders } from './letterReaders.ts'
import { nobodyReads } from './nobodyReads.ts'
import { takeState } from './takeState.ts'

/** How many readers the person who sends was told. */
const given = z.object({ readers: z.int().optional() })

/** `GET /admin/api/letters/:id/readers`: how many would get it, said before it is sent. */
export async function tellReaders(req: PayloadRequest): Promise<Response> {
  requireSender(req)
  return Response.json(await letterReaders(await draftOf(req), req))
}

/** `POST /admin/api/letters/:id/send` */
export async function sendLetter(req: PayloadRequest): Promise<Response> {
  requireSender(req)
  await addDataAndFileToRequest(req)
  const { readers: told } = given.safeParse(req.data).data ?? {}
  const letter = await draftOf(req)
  const { payload } = req
  const { id } = letter
  const readers = await letterReaders(letter, req)
  requireReaders(readers, told)
  await withinTransaction(req, async () => {
    const data = { state: 'sending', recipients: readers.total } as const
    if (!(await takeState(id, 'draft', data, req))) throw gone()
    await recordAct(req, {
      act: 'sent',
      place: 'letters',
      what: 'Lettre d’information',
      record: id,
      title: `n° ${id}`,
      details: `Abonnés\u00a0: ${readers.total}`,
    })
    await payload.jobs.queue({ task: 'sendLetter', queue: mailQueue, input: { letter: id }, req })
  })
  const to = readers.total === 1 ? 'un abonné' : `${readers.total} abonnés`
  return Response.json({
    message: sendsMail(payload)
      ? `La lettre part vers ${to}.`
      : `Lettre écrite dans des fichiers pour ${to} : ${noMailServer}.`,
  })
}

function requireSender(req: PayloadRequest): void {
  if (inboxStaff({ req })) return
  throw new APIError('Un agent ou un administrateur envoie les lettres aux abonnés.', 403)
}

/** Nothing leaves to nobody, without words, or to others than the person was told. */
function requireReaders({ total, languages }: LetterReaders, told: number | undefined): void {
  if (total === 0) throw new APIError(nobodyReads, 409)
  if (languages.some(({ gets }) => gets === null)) {
    throw new APIError('Écrivez d’abord l’objet et le texte en français.', 409)
  }
  if (told !== undefined && told !== total) {
    throw new APIError(
      `Les abonnés ont changé entre-temps : ils sont ${total}. Vérifiez, puis envoyez.`,
      409,
    )
  }
}
