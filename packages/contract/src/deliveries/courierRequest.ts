import { z } from 'zod'
import { localeCodes } from '../locales.ts'

/** The vehicles of couriers (product 13). */
export const vehicles = ['velo', 'moto', 'tricycle', 'voiture'] as const
export type Vehicle = (typeof vehicles)[number]

/** The vehicles that need a licence: its file is asked for. */
export const licensedVehicles: readonly Vehicle[] = ['moto', 'tricycle', 'voiture']

const line = z.string().trim().min(1).max(255)

/** The `data` of a courier's application; the files come beside it. */
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
