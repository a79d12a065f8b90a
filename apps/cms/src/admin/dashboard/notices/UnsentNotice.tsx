import Link from 'next/link'
import type { Payload } from 'payload'
import { noMailServer, sendsMail } from '../../../environment/sendsMail.ts'
import { adminAddress } from '../adminAddress.ts'
import { countUnsent } from './countUnsent.ts'

interface UnsentNoticeProps {
  payload: Payload
  now: Date
}

/** A red line for those who write to visitors: letters that have not left, and why. */
export async function UnsentNotice({ payload, now }: UnsentNoticeProps) {
  const sends = sendsMail(payload)
  const unsent = await countUnsent(payload, now)
  if (sends && unsent === 0) return null
  const list = `${adminAddress('emails')}?where[state][in]=failed,written`
  return (
    <p className="sira-problem sira-unsent" role="status">
      {!sends && <strong>Aucune lettre ne part&nbsp;: {noMailServer}. </strong>}
      {unsent > 0 && (
        <Link href={list} prefetch={false}>
          {unsent === 1
            ? 'Une lettre n’est pas partie en sept jours'
            : `${unsent} lettres ne sont pas parties en sept jours`}
        </Link>
      )}
    </p>
  )
}
