import type { Environment } from '../environment/environment.ts'
import { awayReason } from '../messages/replies/mailbox/awayReason.ts'
import { boxClient } from '../messages/replies/mailbox/boxClient.ts'
import { type Finding, fault, well } from './finding.ts'

/** Milliseconds for all of it. */
const patience = 10_000

/** The mailbox of replies opens; nothing in it is read or marked. */
export async function checkReplyBox({ replyBox }: Environment): Promise<Finding[]> {
  if (replyBox === undefined) return []
  const client = boxClient(replyBox)
  const timer = setTimeout(() => client.close(), patience)
  try {
    await client.connect()
    await client.mailboxOpen('INBOX', { readOnly: true })
    return [well('IMAP_URL\u00a0: la boîte des réponses s’ouvre.')]
  } catch (error) {
    return [
      fault(
        `IMAP_URL\u00a0: la boîte des réponses ne s’ouvre pas (${awayReason(error)}). Vérifiez son nom, son port, le nom et le mot de passe (@ s’y écrit %40)\u00a0; imaps:// pour le port 993.`,
      ),
    ]
  } finally {
    clearTimeout(timer)
    client.close()
  }
}
