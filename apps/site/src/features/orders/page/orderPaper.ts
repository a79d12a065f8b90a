import { readReference } from '@sira/contract/dossiers/reference'
import type { Locale } from '@sira/contract/locales'
import { keyOfDossier } from '../../../dossiers/ownDossiers.ts'
import type { Caller } from '../../../transport/calls/callBackOffice.ts'
import { type Paper, paperNamed } from './paperAddress.ts'

interface AskedPaper {
  caller: Caller
  request: Request
  /** The reference and the name of the file in the address. */
  asked: string
  name: string
  locale: Locale
}

/** A receipt, a pro forma, a convocation or a certificate, for the device that may open the order; for others there is none. */
export async function orderPaper({ caller, request, asked, name, locale }: AskedPaper) {
  const reference = readReference(asked)
  const paper = paperNamed(name)
  const cle = reference && keyOfDossier(request, reference)
  if (!reference || !paper || !cle) return 'unknown'
  const { backOffice, visitor } = caller
  const { path, more } = wanted(paper, locale)
  const made = await backOffice.file(path, { data: { reference, cle, ...more } }, visitor)
  if (made.state === 'made') return { bytes: made.bytes, fileName: `${reference}-${name}` }
  if (made.state === 'refused' && made.status < 429) return 'unknown'
  if (made.state === 'refused' && made.status === 429) return { retryAfter: made.retryAfter }
  backOffice.logError('The paper of an order could not be had', made)
  return 'away'
}

/** A convocation is in the language of the order, a certificate in that in which it was issued. */
function wanted(paper: Paper, locale: Locale) {
  if (paper === 'proforma') return { path: 'commandes/proforma', more: { locale } }
  if ('convocation' in paper) {
    return { path: 'commandes/convocation', more: { inscription: paper.convocation } }
  }
  if ('badge' in paper) return { path: 'commandes/badge', more: { code: paper.badge } }
  return 'receipt' in paper
    ? { path: 'commandes/recu', more: { numero: paper.receipt, locale } }
    : { path: 'commandes/attestation', more: { code: paper.certificate } }
}
