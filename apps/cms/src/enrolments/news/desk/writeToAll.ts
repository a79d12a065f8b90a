import { createHash } from 'node:crypto'
import { APIError, type Endpoint, type PayloadRequest } from 'payload'
import * as z from 'zod'
import { requireInboxStaff } from '../../../access/requireInboxStaff.ts'
import { requireOrderStaff } from '../../../access/sales/requireOrderStaff.ts'
import { recordAct } from '../../../audit/recordAct.ts'
import { lockRecord } from '../../../database/records/lockRecord.ts'
import { recordNumber } from '../../../database/records/recordNumber.ts'
import { withinTransaction } from '../../../database/transactions/withinTransaction.ts'
import { sentBy } from '../../../dossiers/desk/sentBy.ts'
import { noMailServer, sendsMail } from '../../../environment/sendsMail.ts'
import { mailboxOf } from '../../../mail/mailbox.ts'
import { writeSeatLetter } from '../../letters/seatLetter.ts'
import { sessionTitle } from '../../seats/sessionTitle.ts'
import { peopleOf } from '../peopleOf.ts'
import type { Reader } from '../toTell.ts'

/** To all of one session in a day: whoever gets more reads none of them. */
const mostOfDay = 3
const dayMs = 86_400_000
const longest = 3000

/** How the participants of a session are reached. */
export interface Reachable {
  titre: string
  emails: number
  phones: { nom: string; phone: string }[]
  longest: number
}

/** `GET /admin/api/pointages/session/:id/joindre` */
export const reachParticipants: Endpoint = {
  path: '/session/:id/joindre',
  method: 'get',
  handler: async (req) => {
    requireOrderStaff(req)
    const id = recordNumber(req)
    const { readers, phones } = await peopleOf(id, req)
    const titre = (await sessionTitle(id, 'fr', req.payload)) ?? ''
    const reach: Reachable = { titre, emails: readers.length, phones, longest }
    return Response.json(reach, { headers: { 'cache-control': 'no-store' } })
  },
}

const wanted = z.object({
  /** The idempotency key of the form. */
  envoi: z.string().min(8).max(80),
  message: z
    .string('Écrivez le message.')
    .trim()
    .min(3, 'Écrivez le message.')
    .max(longest, `Au plus ${longest} caractères.`),
  /** As many as were read before: where others came meanwhile, staff read it again. */
  adresses: z.number().int(),
})

type Wanted = z.output<typeof wanted>

/** `POST /admin/api/pointages/session/:id/ecrire`: one letter to each address, all of them or none. */
export const writeToAll: Endpoint = {
  path: '/session/:id/ecrire',
  method: 'post',
  handler: async (req) => {
    requireInboxStaff(req)
    const id = recordNumber(req)
    const sent = await sentBy(wanted, req)
    const { written, held } = await withinTransaction(req, () => write(id, sent, req))
    const parti = sendsMail(req.payload)
    const next = parti ? '' : ` Mais ${noMailServer}.`
    const letters = written === 1 ? '1 lettre est écrite' : `${written} lettres sont écrites`
    return Response.json({ parti, message: `${letters}.${heldInWords(held)}${next}` })
  },
}

async function write(id: number, { envoi, message, adresses }: Wanted, req: PayloadRequest) {
  await lockRecord('message', id, req)
  const { readers } = await peopleOf(id, req)
  const nameOf = ({ to }: Reader) =>
    `session-${id}-${createHash('sha256')
      .update(`${envoi} ${mailboxOf(to)}`)
      .digest('hex')}`
  const outcome = async () => {
    const where = { messageId: { in: readers.map(nameOf) } }
    const { totalDocs: written } = await req.payload.count({ collection: 'emails', where, req })
    return { written, held: readers.length - written }
  }
  const before = await outcome()
  // Sent again, since its answer was lost.
  if (before.written > 0) return before
  if (readers.length !== adresses) throw refused(changed(readers.length))
  if (readers.length === 0) throw refused('Personne n’a donné d’adresse e-mail.')
  await refuseTooMany(id, req)
  for (const reader of readers) {
    const session = (await sessionTitle(id, reader.locale, req.payload, req)) ?? ''
    const letter = { ...reader, name: 'fromStaff', kind: 'order', session } as const
    await writeSeatLetter({ ...letter, message, messageId: nameOf(reader) }, req)
  }
  const after = await outcome()
  await recordAct(req, {
    ...{ act: 'sent', place: 'sessions', what: 'Message à tous', record: id },
    ...{ title: `Session ${id}`, details: `${after.written} adresses` },
  })
  return after
}

/** A mailbox takes so many letters a day: what is beyond is not written. */
function heldInWords(held: number): string {
  if (held === 0) return ''
  const who = held === 1 ? '1 adresse a' : `${held} adresses ont`
  return ` ${who} déjà reçu trop de lettres aujourd’hui\u00a0: appelez, ou écrivez par WhatsApp.`
}

async function refuseTooMany(id: number, req: PayloadRequest): Promise<void> {
  const since = new Date(Date.now() - dayMs).toISOString()
  const sent = { act: { equals: 'sent' }, place: { equals: 'sessions' }, record: { equals: id } }
  const where = { ...sent, createdAt: { greater_than: since } }
  if ((await req.payload.count({ collection: 'journal', where, req })).totalDocs < mostOfDay) return
  throw refused(`Déjà ${mostOfDay} messages à tous en 24 heures\u00a0: écrivez demain, ou appelez.`)
}

const changed = (count: number) =>
  `Les inscrits ont changé\u00a0: il y a maintenant ${count} adresses. Fermez, rouvrez, puis envoyez.`

const refused = (message: string) => new APIError(message, 409, null, true)
