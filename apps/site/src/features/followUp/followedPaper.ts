import { textOf } from '../../forms/sentFields.ts'
import type { Caller } from '../../transport/calls/callBackOffice.ts'

/** The field by which the form below a dossier asks for its paper. */
export const paperField = 'papier'

/**
 * The certificate of a participant, for the pair that has just opened his dossier; nothing where none is
 * asked for.
 */
export async function followedPaper(
  { backOffice, visitor }: Caller,
  sent: FormData,
): Promise<Response | 'failed' | undefined> {
  if (textOf(sent, paperField) !== 'attestation') return undefined
  const pair = { reference: textOf(sent, 'reference'), phone: textOf(sent, 'phone') }
  const made = await backOffice.file('inscriptions/attestation', { data: pair }, visitor)
  if (made.state !== 'made') return 'failed'
  return new Response(made.bytes, {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="attestation.pdf"`,
    },
  })
}
