import { randomUUID } from 'node:crypto'
import { isEmail } from '@sira/contract/forms/email'
import type { PayloadRequest, TaskConfig } from 'payload'
import { recordsByName } from '../../database/records/recordsByName.ts'
import { keptKinds } from '../../dossiers/keptKinds.ts'
import { drawnLetter } from '../../mail/drawing/drawnLetter.ts'
import { mailIdentity } from '../../mail/mailIdentity.ts'
import type { MailTransport } from '../../mail/mailTransport.ts'
import { namelessReason } from '../../mail/namelessReason.ts'
import { outgoingMessage } from '../../mail/outgoing/outgoingMessage.ts'
import { personMark } from '../hashes.ts'
import { giveCode } from './codeRows.ts'
import { spaceCodeLetter } from './spaceCodeLetter.ts'

interface LetterOptions {
  transport: MailTransport
  from: string | undefined
}

/**
 * Sends a code. It is made when it is sent and kept nowhere: the list of e-mails is read by staff. For
 * an address without a dossier nothing happens, later and unseen.
 */
export function spaceCodeTask(options: LetterOptions): TaskConfig<'sendSpaceCode'> {
  return {
    slug: 'sendSpaceCode',
    label: 'Envoyer le code d’un espace',
    inputSchema: [
      { name: 'row', type: 'number', required: true },
      { name: 'collection', type: 'text' },
      { name: 'record', type: 'number' },
      { name: 'locale', type: 'text' },
    ],
    retries: { attempts: 3, backoff: { type: 'exponential', delay: 20_000 } },
    handler: async ({ input, req }) => {
      const to = await addressIn(input, req)
      if (to === undefined) return { output: {} }
      const code = await giveCode(input.row, req)
      const { brand } = await mailIdentity(req.payload)
      const letter = spaceCodeLetter(input.locale, code)
      const email = { kind: 'notice' as const, to, ...(await drawnLetter(letter, brand)) }
      const message = { ...email, messageId: randomUUID() }
      try {
        await options.transport(await outgoingMessage(message, req.payload, options.from))
      } catch (error) {
        throw new Error(`Le code ${input.row} n’est pas parti (${namelessReason(error)}).`)
      }
      return { output: {} }
    },
  }
}

interface Known {
  row: number
  collection?: string | null
  record?: number | null
}

/** The address of the record, where it is the one that the row was made for. */
async function addressIn({ row, collection, record }: Known, req: PayloadRequest) {
  const { payload } = req
  const kind = keptKinds(payload).find(({ slug }) => slug === collection)
  if (kind === undefined || !record) return undefined
  const asked = { depth: 0, disableErrors: true, req } as const
  const found = await recordsByName(payload).findByID({
    ...asked,
    collection: kind.slug,
    id: record,
  })
  const code = await payload.findByID({ ...asked, collection: 'codes-espace', id: row })
  const own = kind.personal.fields.map((field) => found?.[field])
  return own.find(
    (email): email is string =>
      typeof email === 'string' &&
      isEmail(email) &&
      personMark({ email }, payload) === code?.personne,
  )
}
