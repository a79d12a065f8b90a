import type { SendMailOptions } from 'nodemailer'
import type { Payload } from 'payload'
import type { Email } from '../../payload-types.ts'
import { readPrivate } from '../../store/privateFiles/privateFiles.ts'

type Carrying = Pick<Email, 'kind'> & Partial<Pick<Email, 'id' | 'about'>>

/**
 * Gives the files of a letter: what was kept with it, from staff or for a calendar, or the PDF of its
 * estimate. Without them the letter makes no sense: it waits until a person looks at it.
 */
export async function attachedFiles(
  letter: Carrying,
  payload: Payload,
): Promise<Pick<SendMailOptions, 'attachments'>> {
  const { kind, id } = letter
  if (kind === 'estimate') return ofEstimate(letter, payload)
  return id === undefined ? {} : keptWith(id, payload)
}

/** Gives the attachments, which were kept in the transaction of the letter. */
async function keptWith(email: number, payload: Payload) {
  const where = { email: { equals: email } }
  const all = { sort: 'id', pagination: false, depth: 0 } as const
  const { docs } = await payload.find({ collection: 'attachments', where, ...all })
  const attachments: SendMailOptions['attachments'] = []
  for (const { name, type, file } of docs) {
    const content = await readPrivate(file, payload)
    if (!content) throw new Error(`La pièce jointe «\u00a0${name}\u00a0» de cette lettre manque.`)
    attachments.push({
      filename: name,
      contentType: type,
      contentDisposition: 'attachment',
      content,
    })
  }
  return { attachments }
}

/** Gives the PDF of an estimate as it was sent. */
async function ofEstimate({ about }: Carrying, payload: Payload) {
  if (about?.relationTo !== 'estimations') return {}
  const id = typeof about.value === 'object' ? about.value.id : about.value
  const asked = { collection: 'estimations', id, depth: 0, disableErrors: true } as const
  const estimate = await payload.findByID({ ...asked, showHiddenFields: true })
  const content = await readPrivate(estimate?.fichier, payload)
  if (!estimate || !content) throw new Error('Le devis de cette lettre manque.')
  return {
    attachments: [
      {
        filename: `devis-${estimate.numero}.pdf`,
        contentType: 'application/pdf',
        content,
      },
    ],
  }
}
