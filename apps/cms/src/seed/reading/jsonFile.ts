import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'
import { checked } from './checked.ts'
import { seedFolder } from './seedFolder.ts'

/** Reads and checks a JSON file below `seed/`. */
export function jsonFile<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  folder = seedFolder,
): z.output<Schema> {
  return checked(schema, JSON.parse(readFileSync(join(folder, file), 'utf8')), file)
}
