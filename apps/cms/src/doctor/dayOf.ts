const words = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'UTC' })

export const dayOf = (moment: Date): string => words.format(moment)
