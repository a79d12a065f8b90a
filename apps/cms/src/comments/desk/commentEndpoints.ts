import { APIError, type Endpoint, type PayloadRequest } from 'payload'
import * as z from 'zod'
import { isContentStaff } from '../../access/contentStaff.ts'
import { recordAct } from '../../audit/recordAct.ts'
import { recordNumber } from '../../database/records/recordNumber.ts'
import { withinTransaction } from '../../database/transactions/withinTransaction.ts'
import { sentBy } from '../../dossiers/desk/sentBy.ts'
import { keptStep } from '../../dossiers/history/step.ts'
import { move } from '../../dossiers/moves/move.ts'
import { nameOf } from '../../dossiers/nameOf.ts'
import { mailIdentity } from '../../mail/mailIdentity.ts'
import { blankComments } from '../blankComments.ts'
import { commentMachine } from '../commentMachine.ts'
import { type CommentState, commentStates } from '../commentStates.ts'

const states = Object.keys(commentStates) as CommentState[]
const moderated = z.object({ vers: z.enum(states) })
const answered = z.object({
  texte: z
    .string('Écrivez une réponse.')
    .trim()
    .min(1, 'Écrivez une réponse.')
    .max(2000, 'Au plus 2000 caractères.'),
})

/** What staff do with a comment, one press each. */
export const commentEndpoints: Endpoint[] = [
  { path: '/:id/moderer', method: 'post', handler: moderate },
  { path: '/:id/repondre', method: 'post', handler: answer },
  { path: '/:id/effacer', method: 'post', handler: erase },
]

function allow({ user }: PayloadRequest): void {
  if (!isContentStaff(user)) throw new APIError('Réservé à ceux qui tiennent le site.', 403)
}

/** A moderated comment has been looked at: its reports are settled. */
const looked = async () => ({ signalements: 0 })

async function moderate(req: PayloadRequest): Promise<Response> {
  allow(req)
  const { vers } = await sentBy(moderated, req)
  const step = { by: 'personnel', who: nameOf(req) } as const
  const id = recordNumber(req)
  await move(commentMachine, { id, to: vers, step }, req, { effects: looked })
  return Response.json({ message: `Commentaire\u00a0: ${commentStates[vers].toLowerCase()}.` })
}

/** Published at once, in the name of the company; what it answers is published with it. */
async function answer(req: PayloadRequest): Promise<Response> {
  allow(req)
  const { texte } = await sentBy(answered, req)
  const { brand } = await mailIdentity(req.payload, req)
  const step = { by: 'personnel', who: nameOf(req) } as const
  const id = recordNumber(req)
  await withinTransaction(req, async () => {
    const above = await req.payload.findByID({ collection: 'commentaires', id, depth: 0, req })
    if (above.etat === 'en_attente') {
      await move(commentMachine, { id, to: 'publié', step }, req, { effects: looked })
    } else if (above.etat !== 'publié') {
      throw new APIError('Publiez d’abord ce commentaire.', 409)
    }
    await req.payload.create({
      collection: 'commentaires',
      depth: 0,
      req,
      data: {
        etat: 'publié',
        article: above.article ?? null,
        parent: above.parent ?? id,
        nom: brand,
        texte,
        equipe: true,
        locale: above.locale,
        etapes: [keptStep(null, 'publié', step)],
      },
    })
  })
  return Response.json({ message: 'Réponse publiée.' })
}

async function erase(req: PayloadRequest): Promise<Response> {
  allow(req)
  const id = recordNumber(req)
  await withinTransaction(req, async () => {
    await blankComments([id], req)
    await recordAct(req, { act: 'erased', place: 'commentaires', record: id, what: `n° ${id}` })
  })
  return Response.json({ message: 'Le nom et le texte sont effacés.' })
}
