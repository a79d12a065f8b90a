/** The acts on a dossier besides moving it, with the words staff read; the detail follows. */
export const acts = {
  received: 'Reçu',
  imported: 'Importé, avec la preuve de son accord',
  entered: 'Saisi à la main',
  assigned: 'Suivi par',
  planned: 'Prochaine action',
  valued: 'Montant estimé',
  noted: 'Note ajoutée',
  noteChanged: 'Note modifiée',
  noteRemoved: 'Note supprimée',
  told: 'Mot au visiteur',
  answered: 'Réponse envoyée',
  answeredInFile: 'Réponse écrite dans un fichier',
  replied: 'Réponse par e-mail',
  repliedByItself: 'Réponse automatique',
  repliedElsewhere: 'Réponse du visiteur',
  replyRead: 'Réponse lue',
  letterFailed: 'Lettre non remise',
  estimated: 'Devis envoyé',
  estimatedInFile: 'Devis écrit dans un fichier, non envoyé',
  withdrawn: 'Devis retiré',
  subscribed: 'Abonnement',
  allowed: 'Adresse de nouveau permise',
  /** Of a version before: its own words. */
  other: '',
} as const

export type Act = keyof typeof acts

/** What a step says to staff, in one line. */
export function stepWords(
  { acte, vers, motif }: { acte?: Act; vers?: string | null; motif?: string | null },
  states: Readonly<Record<string, string>>,
): string {
  const name = acte === undefined ? `État\u00a0: ${states[vers ?? ''] ?? vers}` : acts[acte]
  return [name, motif].filter(Boolean).join('\u00a0: ')
}
