/** The files of a certificate: the PDF, and the badge that programs read. */
export type Paper =
  | 'proforma'
  | { receipt: string }
  | { certificate: string }
  | { badge: string }
  | { convocation: string }

/** Where a paper of an order is had, below its page. */
export function paperAddress(page: string, paper: Paper): string {
  return `${page}/${nameOf(paper)}`
}

function nameOf(paper: Paper): string {
  if (paper === 'proforma') return 'pro-forma.pdf'
  if ('badge' in paper) return `attestation-${paper.badge}.jwt`
  if ('convocation' in paper) return `convocation-${paper.convocation}.pdf`
  return 'receipt' in paper ? `recu-${paper.receipt}.pdf` : `attestation-${paper.certificate}.pdf`
}

/** Which paper a name below the page of an order asks for. */
export function paperNamed(name: string): Paper | undefined {
  if (name === 'pro-forma.pdf') return 'proforma'
  const certificate = /^attestation-(\w{16})\.pdf$/.exec(name)?.[1]
  if (certificate !== undefined) return { certificate }
  const badge = /^attestation-(\w{16})\.jwt$/.exec(name)?.[1]
  if (badge !== undefined) return { badge }
  const convocation = /^convocation-(IN-\d{4}-\w{7})\.pdf$/.exec(name)?.[1]
  if (convocation !== undefined) return { convocation }
  const receipt = /^recu-(\d{4}-\d{6,})\.pdf$/.exec(name)?.[1]
  return receipt === undefined ? undefined : { receipt }
}
