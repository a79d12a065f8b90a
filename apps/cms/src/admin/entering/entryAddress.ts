/** What staff enter by hand, each with the words that lead there. */
export const enteredKinds = {
  devis: 'Saisir une demande de devis',
  contacts: 'Saisir un message',
} as const

export type EnteredKind = keyof typeof enteredKinds

export const enteredKindNames = ['devis', 'contacts'] as const satisfies readonly EnteredKind[]

export function isEnteredKind(name: unknown): name is EnteredKind {
  return typeof name === 'string' && Object.hasOwn(enteredKinds, name)
}

/** The empty form, or one filled in from the card that a record opens: no name is in the address. */
export function entryAddress(kind: EnteredKind, card?: string): string {
  return `/admin/saisie/${kind}${card === undefined ? '' : `?fiche=${card}`}`
}
