import { z } from 'zod'
import { localeCodes } from '../locales.ts'

/** By what somebody carries (product 13). */
export const vehicles = ['velo', 'moto', 'tricycle', 'voiture'] as const
export type Vehicle = (typeof vehicles)[number]

/** Those that nobody drives without a licence: its file comes along. */
export const licensedVehicles: readonly Vehicle[] = ['moto', 'tricycle', 'voiture']

const line = z.string().trim().min(1).max(255)

/** The `data` of an application as a courier; its files come beside it. */
export const courierRequest = z.object({
  nom: line,
  phone: z.string().trim().min(1).max(40),
  indicatif: z.string().max(8).optional(),
  ville: line,
  engin: z.enum(vehicles),
  permis: z
    .string()
    .trim()
    .max(80)
    .optional()
    .transform((text) => text || undefined),
  locale: z.enum(localeCodes).optional(),
})
