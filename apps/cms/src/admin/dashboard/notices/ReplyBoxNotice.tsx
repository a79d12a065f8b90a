import type { Payload } from 'payload'
import { momentInWords } from '../../../dates/dates.ts'
import { replyBoxOf } from '../../../environment/replyBoxOf.ts'
import { boxAway } from '../../../messages/replies/mailbox/boxState.ts'

/** Tells those who answer visitors that replies stay in the mailbox, while that is so. */
export async function ReplyBoxNotice({ payload }: { payload: Payload }) {
  const box = replyBoxOf(payload)
  const away = box && (await boxAway(payload))
  if (away === undefined) return null
  return (
    <section className="sira-dashboard__notice" role="status">
      <h2>Les réponses des visiteurs n’arrivent plus ici</h2>
      <p>
        Depuis le {momentInWords(away.since)}, la boîte {box?.address} ne peut pas être lue&nbsp;:{' '}
        {away.reason}. Rien n’est perdu&nbsp;: les lettres y attendent, et arriveront ici dès
        qu’elle répondra. Si cela dure, prévenez la personne qui s’occupe de la machine, qui a réglé
        IMAP_URL.
      </p>
    </section>
  )
}
