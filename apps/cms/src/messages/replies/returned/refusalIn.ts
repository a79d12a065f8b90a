import { mailboxOf } from '../../../mail/mailbox.ts'

/** The headers that identify a report of a mail server. */
export const reportHeaders = ['from', 'content-type', 'x-failed-recipients']

/** Whether the headers are those of a delivery report: by RFC 3464, or in a server's own format. */
export function isReport(headers: string): boolean {
  return /^content-type:.*\bdelivery-status\b|^x-failed-recipients:|^from:.*(?:^|[\s<:])(?:mailer-daemon|postmaster)@/im.test(
    unfolded(headers),
  )
}

/** The status of a permanent failure (RFC 3463). */
const forGood = /\b5\.\d{1,3}\.\d{1,3}\b/

/**
 * Gives the status that a report states for one address (« 5.1.1 »); undefined where it states
 * none, or only a delay. In a report without fields, the address must stand near the number of a
 * permanent failure.
 */
export function refusalIn(report: string, to: string): string | undefined {
  const paragraphs = unfolded(report).split(/\r?\n\s*\r?\n/)
  const reports = paragraphs.filter((one) => /^final-recipient:/im.test(one))
  if (reports.length === 0) return refusalInWords(paragraphs, to)
  const own = reports.find((one) => recipients(one).includes(mailboxOf(to)))
  if (own === undefined || !/^action:\s*failed\b/im.test(own)) return undefined
  const [, status = ''] = /^status:\s*([\d.]+)/im.exec(own) ?? []
  return forGood.exec(status)?.[0]
}

function recipients(fields: string): string[] {
  const named = fields.matchAll(/^(?:final|original)-recipient:[^;\n]*;\s*<?([^\s<>;]+)/gim)
  return [...named].map(([, address = '']) => mailboxOf(address))
}

function refusalInWords(paragraphs: readonly string[], to: string): string | undefined {
  const own = paragraphs.filter((one) => one.toLowerCase().includes(to.toLowerCase()))
  for (const words of own) {
    const found = forGood.exec(words)
    if (found) return found[0]
  }
  return undefined
}

/** Joins fields that were folded, and lines that a mail program broke. */
function unfolded(text: string): string {
  return text.replace(/=\r?\n/g, '').replace(/\r?\n[ \t]+(?=\S)/g, ' ')
}
