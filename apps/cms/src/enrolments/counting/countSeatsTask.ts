import { createLocalReq, type Payload, type TaskConfig } from 'payload'
import { attemptStep } from '../../database/attemptStep.ts'
import { nightQueue } from '../../database/nightQueue.ts'
import { withinTransaction } from '../../database/transactions/withinTransaction.ts'
import { publicUrl } from '../../environment/publicUrl.ts'
import { mailIdentity } from '../../mail/mailIdentity.ts'
import { queueEmail } from '../../mail/queuedEmail.ts'
import { countSeats, type SeatDifference } from './countSeats.ts'

/** Every night; a night the machine was off is made up for. */
export const countSeatsTask: TaskConfig<'countSeats'> = {
  slug: 'countSeats',
  label: 'Recompter les places des sessions',
  schedule: [{ cron: '55 3 * * *', queue: nightQueue }],
  handler: async ({ req: { payload } }) => {
    await attemptStep(payload, 'recompter les places', () => reportSeats(payload, new Date()))
    return { output: {} }
  },
}

/** Tells of every difference, in the log and in one letter a day to the team; gives how many there are. */
export async function reportSeats(payload: Payload, now: Date): Promise<number> {
  const found = await countSeats(payload)
  if (found.length === 0) return 0
  for (const difference of found) {
    payload.logger.error(difference, 'les places d’une session ne correspondent pas')
  }
  const req = await createLocalReq({}, payload)
  await withinTransaction(req, async () => {
    const messageId = `places-${now.toISOString().slice(0, 10)}`
    const where = { messageId: { equals: messageId } }
    if ((await payload.count({ collection: 'emails', where, req })).totalDocs > 0) return
    const { brand, noticesTo } = await mailIdentity(payload, req)
    const letter = differenceLetter(found, publicUrl(payload))
    await queueEmail({ kind: 'notice', to: noticesTo, letter, brand, messageId }, req)
  })
  return found.length
}

function differenceLetter(found: readonly SeatDifference[], siteUrl: string) {
  const heading = `Places à vérifier\u00a0: ${found.length === 1 ? 'une session' : `${found.length} sessions`}`
  return {
    lang: 'fr' as const,
    subject: heading,
    heading,
    paragraphs: [
      'Cette nuit, les places ont été recomptées\u00a0: les libres, les retenues et les offertes ne font pas le nombre de places. Rien n’a été corrigé.',
      'Regardez les inscriptions de la session. Si elles sont justes, corrigez son nombre de places.',
    ],
    facts: found.map(({ title, places, free, held, offered }) => ({
      label: title,
      value: `${places} places, ${free} libres, ${held} retenues, ${offered} offertes`,
    })),
    button: { label: 'Ouvrir les sessions', href: `${siteUrl}/admin/collections/sessions` },
    footer: ['Cet avis revient chaque nuit, tant que les nombres ne sont pas d’accord.'],
  }
}
