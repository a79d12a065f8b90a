interface Person {
  nom?: string | null
}

/** « Bonjour Awa » : from 18 h on « Bonsoir », by the clock of Ouagadougou, which keeps GMT. */
export function greeting({ nom }: Person, now: Date): string {
  const hour = now.getUTCHours()
  const word = hour >= 18 || hour < 4 ? 'Bonsoir' : 'Bonjour'
  const name = nom?.trim()
  return name ? `${word} ${name}` : word
}
