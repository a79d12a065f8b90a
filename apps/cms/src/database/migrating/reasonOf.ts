/** too_many_connections, of the server, the database or the account (PostgreSQL's appendix A). */
const allTaken = '53300'

/** Gives the database's own message: Drizzle puts the query with all its values before it. */
export function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  if (!(cause instanceof Error)) return String(cause)
  if ('code' in cause && cause.code === allTaken) {
    return 'toutes ses connexions sont prises\u00a0: arrêtez ce qui en prend trop, baissez DATABASE_POOL des autres back offices ou augmentez max_connections de PostgreSQL'
  }
  return cause.message || ('code' in cause ? String(cause.code) : cause.name)
}
