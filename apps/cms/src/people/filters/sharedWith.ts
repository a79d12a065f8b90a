import { roles } from '../../access/role.ts'

export const everybody = 'everybody'
export const nobodyElse = 'nobody'

/** The people with whom a filter can be shared. */
export const sharedWithNames = {
  [nobodyElse]: 'Moi seul',
  ...roles,
  [everybody]: 'Toute l’équipe',
} as const
