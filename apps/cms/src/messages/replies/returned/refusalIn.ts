import { mailboxOf } from '../../../mail/mailbox.ts'

/** The headers by which a report of a mail server is known. */
export const reportHeaders = ['from', 'content-type', 'x-failed-recipients']

/** Whether a mail server wrote this of a letter: as RFC 3464 has it, or in words of its own. */
export function isReport(headers: string): boolean {
  return /^content-type:.*\bdelivery-status\b|^x-failed-recipients:|^from:.*(?:^|[\s<:])(?:mailer-daemon|postmaster)@/im.test(
    unfolded(headers),
  )
}

/** RFC 3463, as far as it says that a letter will never arrive. */
const forGood = /\b5\.\d{1,3}\.\d{1,3}\b/

/**
 * What a report says of one address, as the end of a sentence (« 5.1.1 »); undefined where it says
 * nothing of it, or that the letter is only late. Of words without fields: where the address stands
 * in them with a number that is for good.
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

/** Fields on one line each, and words whose lines a mail program broke. */
function unfolded(text: string): string {
  return text.replace(/=\r?\n/g, '').replace(/\r?\n[ \t]+(?=\S)/g, ' ')
}
