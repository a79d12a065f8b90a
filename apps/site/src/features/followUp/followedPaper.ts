import { textOf } from '../../forms/sentFields.ts'
import type { Caller } from '../../transport/calls/callBackOffice.ts'

/** The field by which the form below a dossier asks for its paper. */
export const paperField = 'papier'

/** The papers that it may ask for. */
const followedPapers = ['convocation', 'attestation', 'badge'] as const

/**
 * The convocation or the certificate of a participant, for the pair that has just opened his dossier; nothing where none is
 * asked for.
 */
export async function followedPaper(
  { backOffice, visitor }: Caller,
  sent: FormData,
): Promise<Response | 'failed' | undefined> {
  const asked = textOf(sent, paperField)
  const paper = followedPapers.find((one) => one === asked)
  if (paper === undefined) return undefined
  const pair = { reference: textOf(sent, 'reference'), phone: textOf(sent, 'phone') }
  const made = await backOffice.file(`inscriptions/${paper}`, { data: pair }, visitor)
  if (made.state !== 'made') return 'failed'
  return new Response(made.bytes, {
    headers: {
      'content-type': paper === 'badge' ? 'application/vc+jwt' : 'application/pdf',
      'content-disposition': `attachment; filename="${paper}.${paper === 'badge' ? 'jwt' : 'pdf'}"`,
    },
  })
}
