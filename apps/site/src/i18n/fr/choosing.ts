/** The words that narrow a list, of whatever kind. */
export const choosing = {
  choosing: {
    any: 'Peu importe',
    chosen: 'Filtres choisis',
    remove: (name: string) => `Retirer le filtre\u00a0: ${name}`,
  },
} as const
