export type Paper = 'proforma' | { receipt: string } | { certificate: string }

/** Where a paper of an order is had, below its page. */
export function paperAddress(page: string, paper: Paper): string {
  return `${page}/${nameOf(paper)}.pdf`
}

function nameOf(paper: Paper): string {
  if (paper === 'proforma') return 'pro-forma'
  return 'receipt' in paper ? `recu-${paper.receipt}` : `attestation-${paper.certificate}`
}

/** Which paper a name below the page of an order asks for. */
export function paperNamed(name: string): Paper | undefined {
  if (name === 'pro-forma.pdf') return 'proforma'
  const certificate = /^attestation-(\w{16})\.pdf$/.exec(name)?.[1]
  if (certificate !== undefined) return { certificate }
  const receipt = /^recu-(\d{4}-\d{6,})\.pdf$/.exec(name)?.[1]
  return receipt === undefined ? undefined : { receipt }
}
