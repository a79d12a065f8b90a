import { z } from 'zod'

/** A record on the wire: exactly `id` and `attributes` (contract, "Envelope"). */
export function entityOf<Attributes extends z.ZodType>(attributes: Attributes) {
  return z.object({ id: z.number().int(), attributes })
}

/** A to-one relation or a single media. */
export function toOneOf<Entity extends z.ZodType>(entity: Entity) {
  return z.object({ data: entity.nullable() })
}

/** A to-many relation; an empty list of media is `null` on the wire, an empty list here. */
export function toManyOf<Entity extends z.ZodType>(entity: Entity) {
  return z
    .object({ data: z.array(entity).nullable() })
    .transform(({ data }) => ({ data: data ?? [] }))
}

/** The answer of `populate[name][count]=true` in place of the related records. */
export const relationCount = z.object({
  data: z.object({ attributes: z.object({ count: z.number().int() }) }),
})

/** `meta.pagination` by page, or by offset as soon as `start` or `limit` is given. */
export const pagination = z.union([
  z.object({
    page: z.number().int(),
    pageSize: z.number().int(),
    pageCount: z.number().int().optional(),
    total: z.number().int().optional(),
  }),
  z.object({
    start: z.number().int(),
    limit: z.number().int(),
    total: z.number().int().optional(),
  }),
])

export function listOf<Entity extends z.ZodType>(entity: Entity) {
  return z.object({ data: z.array(entity), meta: z.object({ pagination }) })
}

/** A single record, or the answer to a create. */
export function singleOf<Entity extends z.ZodType>(entity: Entity) {
  return z.object({ data: entity, meta: z.object({}) })
}

/** A record for the wire, of any type. */
export interface WireEntity {
  id: number
  attributes: Record<string, unknown>
}
