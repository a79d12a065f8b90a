/** The columns of a file, as its model names them. */
export const importColumns = {
  email: 'E-mail',
  language: 'Langue',
  day: 'Jour du consentement',
  source: 'Source du consentement',
} as const

export type ImportColumn = keyof typeof importColumns
