/** The files of a certificate: the PDF, and the badge that programs read. */
export type Paper =
  | 'proforma'
  | { receipt: string }
  | { certificate: string }
  | { badge: string }
  | { convocation: string }

/** Gives the address of a paper of an order, below its page. */
export function paperAddress(page: string, paper: Paper): string {
  return `${page}/${nameOf(paper)}`
}

function nameOf(paper: Paper): string {
  if (paper === 'proforma') return 'pro-forma.pdf'
  if ('badge' in paper) return `attestation-${paper.badge}.jwt`
  if ('convocation' in paper) return `convocation-${paper.convocation}.pdf`
  return 'receipt' in paper ? `recu-${paper.receipt}.pdf` : `attestation-${paper.certificate}.pdf`
}

/** Gives the paper for a name below the page of an order. */
export function paperNamed(name: string): Paper | undefined {
  if (name === 'pro-forma.pdf') return 'proforma'
  // An address is in small letters, whatever we write; codes and references are in capitals.
  const certificate = /^attestation-(\w{16})\.pdf$/.exec(name)?.[1]?.toUpperCase()
  if (certificate !== undefined) return { certificate }
  const badge = /^attestation-(\w{16})\.jwt$/.exec(name)?.[1]?.toUpperCase()
  if (badge !== undefined) return { badge }
  const convocation = /^convocation-(IN-\d{4}-\w{7})\.pdf$/i.exec(name)?.[1]?.toUpperCase()
  if (convocation !== undefined) return { convocation }
  const receipt = /^recu-((?:RB-)?\d{4}-\d{6,})\.pdf$/i.exec(name)?.[1]?.toUpperCase()
  return receipt === undefined ? undefined : { receipt }
}
