import { roles } from '../../access/role.ts'

export const everybody = 'everybody'
export const nobodyElse = 'nobody'

/** With whom a filter is shared. */
export const sharedWithNames = {
  [nobodyElse]: 'Moi seul',
  ...roles,
  [everybody]: 'Toute l’équipe',
} as const
