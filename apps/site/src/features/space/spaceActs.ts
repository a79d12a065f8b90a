/** The names of the fields on the pages of the space, and what its forms ask for. */
export const spaceFields = {
  act: 'action',
  address: 'adresse',
  code: 'code',
  stay: 'rester',
  reference: 'reference',
  session: 'session',
  alert: 'alerte',
} as const

export const spaceActs = {
  code: 'code',
  open: 'ouvrir',
  order: 'dossier',
  end: 'fin',
  endAll: 'fin-de-tout',
  subscribe: 'abonner',
  unsubscribe: 'desabonner',
  stopAlert: 'arreter-alerte',
  export: 'donnees',
  erase: 'effacer',
  eraseSurely: 'effacer-vraiment',
} as const
