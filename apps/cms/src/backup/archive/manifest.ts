import * as z from 'zod'

/** The file that an archive begins with: what it is, and how much must be found in it. */
export const manifestName = 'sauvegarde.json'

export const manifest = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  database: z.enum(['sqlite', 'postgres']),
  files: z.int().nonnegative(),
  bytes: z.int().nonnegative(),
})

export type Manifest = z.infer<typeof manifest>
