import { readReference } from '@sira/contract/dossiers/reference'
import type { Locale } from '@sira/contract/locales'
import { keyOfDossier } from '../../../dossiers/ownDossiers.ts'
import type { Caller } from '../../../transport/calls/callBackOffice.ts'
import { paperNamed } from './paperAddress.ts'

interface AskedPaper {
  caller: Caller
  request: Request
  /** The reference and the name of the file, as they stand in the address. */
  asked: string
  name: string
  locale: Locale
}

/** A receipt or a pro forma, for the device that may open the order; for others there is none. */
export async function orderPaper({ caller, request, asked, name, locale }: AskedPaper) {
  const reference = readReference(asked)
  const paper = paperNamed(name)
  const cle = reference && keyOfDossier(request, reference)
  if (!reference || !paper || !cle) return 'unknown'
  const { backOffice, visitor } = caller
  const made =
    paper === 'proforma'
      ? await backOffice.file('commandes/proforma', { data: { reference, cle, locale } }, visitor)
      : await backOffice.file(
          'commandes/recu',
          { data: { reference, cle, numero: paper.receipt, locale } },
          visitor,
        )
  if (made.state === 'made') return { bytes: made.bytes, fileName: `${reference}-${name}` }
  if (made.state === 'refused' && made.status < 429) return 'unknown'
  if (made.state === 'refused' && made.status === 429) return { retryAfter: made.retryAfter }
  backOffice.logError('The paper of an order could not be had', made)
  return 'away'
}
