import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres'

/** Asks a PostgreSQL these questions one after the other, as its administrator would. */
export async function askPostgres(
  url: string,
  ...questions: readonly string[]
): Promise<Record<string, unknown>[][]> {
  const database = drizzle(url)
  const answers: Record<string, unknown>[][] = []
  try {
    for (const question of questions) answers.push((await database.execute(question)).rows)
  } finally {
    await database.$client.end()
  }
  return answers
}
