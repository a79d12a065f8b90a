import * as z from 'zod'

const seconds = z.coerce.number('un nombre de secondes').min(0, 'un nombre de secondes')

/** The PostgreSQL settings, and whether this back office may run jobs for all that share it. */
export const databaseSettings = {
  RUN_JOBS: z.enum(['yes', 'no'], 'yes ou no').default('yes'),
  DATABASE_POOL: z.coerce
    .number('un nombre de connexions')
    .int('un nombre de connexions')
    .min(4, 'au moins 4 connexions')
    .default(10),
  DATABASE_STATEMENT_SECONDS: seconds.default(60),
  DATABASE_IDLE_SECONDS: seconds.default(60),
}

export interface DatabaseLimits {
  /** Connections of this back office, beside the one by which it hears of the others. */
  pool: number
  /** A question that takes longer is given up; 0 for none. */
  statementSeconds: number
  /** Ends a transaction that is idle for longer; 0 for never. */
  idleSeconds: number
}

export function readDatabaseLimits(values: {
  DATABASE_POOL: number
  DATABASE_STATEMENT_SECONDS: number
  DATABASE_IDLE_SECONDS: number
}): DatabaseLimits {
  return {
    pool: values.DATABASE_POOL,
    statementSeconds: values.DATABASE_STATEMENT_SECONDS,
    idleSeconds: values.DATABASE_IDLE_SECONDS,
  }
}
