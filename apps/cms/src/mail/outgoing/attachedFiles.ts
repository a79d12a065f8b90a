import type { SendMailOptions } from 'nodemailer'
import type { Payload } from 'payload'
import type { Email } from '../../payload-types.ts'
import { readPrivate } from '../../store/privateFiles/privateFiles.ts'

type Carrying = Pick<Email, 'kind'> & Partial<Pick<Email, 'id' | 'about'>>

/**
 * The files of a letter: attachments of staff, or the PDF of its estimate. A letter
 * without it says nothing: it waits until somebody looks at it.
 */
export async function attachedFiles(
  letter: Carrying,
  payload: Payload,
): Promise<Pick<SendMailOptions, 'attachments'>> {
  const { kind, id } = letter
  return kind === 'answer' && id !== undefined ? ofAnswer(id, payload) : ofEstimate(letter, payload)
}

/** They came with the letter, in one transaction, and go with it. */
async function ofAnswer(email: number, payload: Payload) {
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

/** As it was sent. */
async function ofEstimate({ kind, about }: Carrying, payload: Payload) {
  if (kind !== 'estimate' || about?.relationTo !== 'estimations') return {}
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
