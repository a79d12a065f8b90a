import * as z from 'zod'

/** The first file of an archive: it describes the rest, with its size. */
export const manifestName = 'sauvegarde.json'

export const manifest = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  database: z.enum(['sqlite', 'postgres']),
  files: z.int().nonnegative(),
  bytes: z.int().nonnegative(),
})

export type Manifest = z.infer<typeof manifest>
