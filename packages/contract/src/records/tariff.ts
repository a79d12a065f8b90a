import { z } from 'zod'
import { optional } from '../wire/timestamps.ts'

/** What a plan, a service or a delivery costs now, whole FCFA, by its code (`orders/tariffs`); staff change it. */
export const tariffSchema = z.object({
  code: z.string(),
  nom: optional(z.string()),
  /** A list to choose from, by the name that staff read, as everywhere in what is read. */
  nature: z.enum(['Formule', 'Prestation', 'Livraison']),
  prix: z.number().int().nonnegative(),
  /** Months that a plan runs. */
  mois: optional(z.number()),
})
