/** How many orders and estimates stay though their person is erased, by what they stay for. */
export interface KeptCounts {
  accounts: number
  underWay: number
}

/** What stays and why, for who erases; nothing where nothing stays. */
export function keptSentences({ accounts, underWay }: KeptCounts, bookedYears: number): string[] {
  const years = bookedYears === 1 ? 'un an' : `${bookedYears} ans`
  return [
    ...sentence(underWay, {
      one: 'Un dossier est en cours (commande, livraison…)\u00a0: rien n’en est effacé tant qu’il n’est pas terminé, ou son argent rendu. Terminez-le, puis effacez de nouveau.',
      several: `${underWay} dossiers sont en cours (commandes, livraisons…)\u00a0: rien n’en est effacé tant qu’ils ne sont pas terminés, ou leur argent rendu. Terminez-les, puis effacez de nouveau.`,
    }),
    ...sentence(accounts, {
      one: `Une commande payée, ou un devis accepté, garde le nom et le numéro pour la comptabilité et s’efface de soi-même ${years} après sa date.`,
      several: `${accounts} commandes payées ou devis acceptés gardent le nom et le numéro pour la comptabilité ; ils s’effacent d’eux-mêmes ${years} après leur date.`,
    }),
  ]
}

function sentence(count: number, { one, several }: { one: string; several: string }): string[] {
  if (count === 0) return []
  return [count === 1 ? one : several]
}
