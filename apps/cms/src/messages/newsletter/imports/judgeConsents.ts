import type { PayloadRequest } from 'payload'
import type { Newsletter } from '../../../payload-types.ts'
import type { CheckedConsents } from './checkConsents.ts'
import { erasedOn } from './erasedOn.ts'
import type { Consent, ImportReport, RefusedRow } from './importReport.ts'

/** A new subscriber; with his record where he asked before and never confirmed. */
export interface Joining extends Consent {
  record: number | undefined
}

export interface Judged extends Omit<ImportReport, 'rows' | 'joining'> {
  joining: Joining[]
}

/** The number of rows in one query. */
const lotSize = 200

/** Gives the effect of each consent of a file. Nobody who left or was erased since comes back. */
export async function judgeConsents(
  { consents, refused }: CheckedConsents,
  req: PayloadRequest,
): Promise<Judged> {
  const judged: Judged = { joining: [], known: 0, left: 0, setAside: 0, refused: [...refused] }
  for (let from = 0; from < consents.length; from += lotSize) {
    const lot = consents.slice(from, from + lotSize)
    const emails = lot.map(({ email }) => email)
    const known = await subscribersAt(emails, req)
    const erased = await erasedOn(emails, req)
    for (const consent of lot) {
      const subscriber = known.get(consent.email)
      const standing = standingOf(subscriber)
      const why = standing === 'joining' ? whyNot(consent, erased) : undefined
      if (standing === 'trashed') judged.refused.push(refusedRow(consent, inTrash))
      else if (why !== undefined) judged.refused.push(refusedRow(consent, why))
      else if (standing === 'joining') judged.joining.push({ ...consent, record: subscriber?.id })
      else judged[standing] += 1
    }
  }
  judged.refused.sort((one, other) => one.line - other.line)
  return judged
}

const inTrash = 'Cette adresse est à la corbeille : reprenez-la d’abord, ou laissez-la.'

function standingOf(subscriber: Newsletter | undefined) {
  if (subscriber?.subscription === 'unsubscribed') return 'left'
  if (subscriber?.deletedAt) return 'trashed'
  if (subscriber?.refusedAt) return 'setAside'
  return subscriber?.subscription === 'confirmed' ? 'known' : 'joining'
}

/**
 * Gives the reason of a refusal for an erased person. A consent of the same day counts as older,
 * because the order is unknown.
 */
function whyNot({ email, day }: Consent, erased: ReadonlyMap<string, string>): string | undefined {
  const on = erased.get(email)
  if (on === undefined || day > on) return undefined
  return 'Cette personne a été effacée à sa demande depuis : il faut un accord plus récent.'
}

function refusedRow({ line, email }: Consent, why: string): RefusedRow {
  return { line, email, why }
}

async function subscribersAt(
  emails: readonly string[],
  req: PayloadRequest,
): Promise<ReadonlyMap<string, Newsletter>> {
  const { docs } = await req.payload.find({
    collection: 'newsletters',
    where: { email: { in: [...emails] } },
    trash: true,
    pagination: false,
    depth: 0,
    req,
  })
  return new Map(docs.map((subscriber) => [subscriber.email, subscriber]))
}
