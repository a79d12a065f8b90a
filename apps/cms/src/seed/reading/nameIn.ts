import { z } from 'zod'

/** The name of one of the things drawn. */
export function nameIn<Name extends string>(drawings: Readonly<Record<Name, unknown>>) {
  return z.enum(Object.keys(drawings) as Name[])
}
