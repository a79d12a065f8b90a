import { APIError } from 'payload'

/** The write failed through no fault of the caller. */
export class StorageFailure extends APIError {
  override name = 'StorageFailure'

  constructor(sentence: string, cause: unknown) {
    super(sentence, 503, null, true)
    this.cause = cause
  }
}

/** The connection was lost after COMMIT was sent: the change may have been written. */
export class UnknownOutcome extends StorageFailure {
  override name = 'UnknownOutcome'

  constructor(cause: unknown) {
    super(sentences.away, cause)
  }
}

const reasons = {
  disk: 'le disque du serveur est plein ou en lecture seule',
  busy: 'le serveur est trop occupé',
  away: 'la base de données ne répond plus',
} as const

const sentences = {
  disk: `Rien n’a été enregistré : ${reasons.disk}. Gardez cette page ouverte, prévenez la personne qui s’occupe du serveur, puis réessayez.`,
  busy: `Rien n’a été enregistré : ${reasons.busy}. Gardez cette page ouverte et réessayez dans une minute.`,
  away: `Rien ne confirme l’enregistrement : ${reasons.away}. Gardez cette page ouverte et réessayez dans une minute.`,
} as const

/** The error codes of SQLite (sqlite.org/rescode.html), PostgreSQL (its appendix A) and Node. */
const codes: readonly [pattern: RegExp, kind: keyof typeof sentences][] = [
  [/^SQLITE_(?:FULL|READONLY|IOERR|CANTOPEN|CORRUPT|NOTADB|NOMEM)/, 'disk'],
  [/^SQLITE_(?:BUSY|LOCKED)/, 'busy'],
  [/^(?:53100|58030|25006|ENOSPC|EROFS|EDQUOT|EIO)$/, 'disk'],
  [/^(?:53...|57014|40P01)$/, 'busy'],
  [/^(?:08...|57P0.|25P0.|ECONN\w+|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN)$/, 'away'],
]
/** The messages of pg and pg-pool that have no code. */
const lostConnection =
  /^(?:Connection terminated|Client has encountered|Query read timeout|timeout exceeded when)/

/** Finds a storage failure behind an error, however often it was wrapped. */
export function storageFailureIn(error: unknown): StorageFailure | undefined {
  for (let inner = error; inner instanceof Error; inner = inner.cause) {
    if (inner instanceof StorageFailure) return inner
    const kind = kindOf(inner)
    if (kind) return new StorageFailure(sentences[kind], error)
  }
  return undefined
}

/** Gives the reason why nothing can be kept, as the end of a sentence for the administrator. */
export function storageReason(error: unknown): string {
  for (let inner = error; inner instanceof Error; inner = inner.cause) {
    const kind = kindOf(inner)
    if (kind) return reasons[kind]
  }
  return 'voir le journal'
}

/**
 * Gives the error of a failed commit: nothing was kept. Only when the connection was lost after the
 * request is the outcome unknown.
 */
export function failedCommit(error: unknown, wasAskedFor: boolean): StorageFailure {
  const failure = storageFailureIn(error) ?? new StorageFailure(sentences.busy, error)
  return wasAskedFor && failure.message === sentences.away ? new UnknownOutcome(error) : failure
}

/** The error for a caller who waited too long for SQLite's only writer. */
export function noTurn(milliseconds: number): StorageFailure {
  return new StorageFailure(
    sentences.busy,
    new Error(`SQLite: no turn to write after ${milliseconds} ms`),
  )
}

function kindOf(error: Error): keyof typeof sentences | undefined {
  const code = 'code' in error ? String(error.code) : ''
  const known = codes.find(([pattern]) => pattern.test(code))
  if (known) return known[1]
  return lostConnection.test(error.message) ? 'away' : undefined
}
