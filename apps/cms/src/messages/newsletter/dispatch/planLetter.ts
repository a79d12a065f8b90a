import { APIError, addDataAndFileToRequest, type PayloadRequest } from 'payload'
import * as z from 'zod'
import { withinTransaction } from '../../../database/transactions/withinTransaction.ts'
import { momentInFull } from '../../../dates/dates.ts'
import { queueLetter, removeJobs } from './letterJobs.ts'
import { letterOf } from './letterOf.ts'
import { letterReaders } from './letterReaders.ts'
import { moveLetter } from './moveLetter.ts'
import { noteSending } from './noteSending.ts'
import { requireReaders } from './requireReaders.ts'
import { requireSender } from './requireSender.ts'

const farthestMs = 366 * 86_400_000

const given = z.object({ at: z.iso.datetime('Donnez le jour et l’heure.') })

/**
 * `POST /admin/api/letters/:id/plan`: plans the letter, which is sent as it is then, to the readers
 * of that time.
 */
export async function planLetter(req: PayloadRequest): Promise<Response> {
  requireSender(req)
  await addDataAndFileToRequest(req)
  const asked = given.safeParse(req.data)
  if (!asked.success) throw new APIError('Donnez le jour et l’heure.', 400)
  const { at } = asked.data
  requireMoment(at)
  const letter = await letterOf(req, 'draft')
  requireReaders(await letterReaders(letter, req))
  await withinTransaction(req, async () => {
    await moveLetter(letter.id, 'planned', { by: 'personnel', facts: { sendAt: at } }, req)
    await noteSending(letter.id, `Prévue le ${momentInFull(at)}`, req)
    await queueLetter(letter.id, at, req)
  })
  const message = `La lettre partira le ${momentInFull(at)}.`
  return Response.json({ state: 'planned', message })
}

/** `POST /admin/api/letters/:id/unplan`: until it leaves, it is a draft again at a press. */
export async function unplanLetter(req: PayloadRequest): Promise<Response> {
  requireSender(req)
  const { id } = await letterOf(req, 'planned')
  await withinTransaction(req, async () => {
    await moveLetter(id, 'draft', { by: 'personnel', facts: { sendAt: null } }, req)
    await noteSending(id, 'Envoi prévu annulé', req)
    await removeJobs(id, req)
  })
  return Response.json({
    state: 'draft',
    message: 'La lettre ne partira pas : c’est un brouillon.',
  })
}

function requireMoment(at: string): void {
  const now = Date.now()
  const time = Date.parse(at)
  if (time <= now) {
    throw new APIError(
      `Ce moment est passé : il est déjà ${momentInFull(new Date(now))} à Ouagadougou.`,
      400,
    )
  }
  if (time > now + farthestMs) {
    throw new APIError('Vérifiez l’année : une lettre ne se prévoit pas à plus d’un an.', 400)
  }
}
