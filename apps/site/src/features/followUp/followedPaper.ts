import { textOf } from '../../forms/sentFields.ts'
import type { Caller } from '../../transport/calls/callBackOffice.ts'

/** The field in which the form below a dossier names its paper. */
export const paperField = 'papier'

/** The papers that it may ask for. */
const followedPapers = ['convocation', 'attestation', 'badge'] as const

/**
 * Gives the convocation or the certificate of a participant, for the pair that opened his dossier;
 * undefined where the form names none.
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
