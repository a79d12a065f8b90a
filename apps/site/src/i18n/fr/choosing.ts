/** The texts of filters. */
export const choosing = {
  choosing: {
    any: 'Peu importe',
    chosen: 'Filtres choisis',
    remove: (name: string) => `Retirer le filtre\u00a0: ${name}`,
  },
} as const
