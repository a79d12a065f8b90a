export type Paper = 'proforma' | { receipt: string }

/** Where a paper of an order is had, below its page. */
export function paperAddress(page: string, paper: Paper): string {
  return `${page}/${paper === 'proforma' ? 'pro-forma' : `recu-${paper.receipt}`}.pdf`
}

/** Which paper a name below the page of an order asks for. */
export function paperNamed(name: string): Paper | undefined {
  if (name === 'pro-forma.pdf') return 'proforma'
  const receipt = /^recu-(\d{4}-\d{6,})\.pdf$/.exec(name)?.[1]
  return receipt === undefined ? undefined : { receipt }
}
