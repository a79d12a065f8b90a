/** What narrows a list, of whatever it is. */
export const choosing = {
  choosing: {
    any: 'Peu importe',
    chosen: 'Filtres choisis',
    remove: (name: string) => `Retirer le filtre\u00a0: ${name}`,
  },
} as const
