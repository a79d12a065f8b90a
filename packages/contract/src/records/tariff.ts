import { z } from 'zod'
import { optional } from '../wire/timestamps.ts'

/**
 * The present price of a plan, a service or a delivery in whole FCFA, by its code
 * (`orders/tariffs`). Staff change it.
 */
export const tariffSchema = z.object({
  code: z.string(),
  nom: optional(z.string()),
  /** A list of choices by the French name, as all lists on the wire. */
  nature: z.enum(['Formule', 'Prestation', 'Livraison']),
  prix: z.number().int().nonnegative(),
  /** The months that a plan runs. */
  mois: optional(z.number()),
})
