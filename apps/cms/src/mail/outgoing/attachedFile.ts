import type { SendMailOptions } from 'nodemailer'
import type { Payload } from 'payload'
import type { Email } from '../../payload-types.ts'

/**
 * What goes along with a letter: the file of the estimate that it is about, as it is kept there. A
 * letter without it says nothing, so it waits until somebody looks at it.
 */
export async function attachedFile(
  { kind, about }: Pick<Email, 'kind'> & Partial<Pick<Email, 'about'>>,
  payload: Payload,
): Promise<Pick<SendMailOptions, 'attachments'>> {
  if (kind !== 'estimate' || about?.relationTo !== 'estimations') return {}
  const id = typeof about.value === 'object' ? about.value.id : about.value
  const asked = { collection: 'estimations', id, depth: 0, disableErrors: true } as const
  const estimate = await payload.findByID({ ...asked, showHiddenFields: true })
  if (!estimate?.pdf) throw new Error('Le devis de cette lettre manque.')
  return {
    attachments: [
      {
        filename: `devis-${estimate.numero}.pdf`,
        contentType: 'application/pdf',
        content: Buffer.from(estimate.pdf, 'base64'),
      },
    ],
  }
}
