import { StorageFailure } from '../../database/storageFailure.ts'

/** The S3 store failed: it is away, slow, or refuses. */
export class StoreFailure extends StorageFailure {
  override name = 'StoreFailure'
  /** The end of a sentence for the administrator. */
  readonly reason: string

  constructor(cause: unknown) {
    super(sentence, cause)
    this.reason = reasonOf(cause)
  }
}

const sentence =
  'Rien n’a été enregistré\u00a0: le stockage des fichiers (S3) ne répond pas comme il faut. Gardez cette page ouverte et réessayez dans une minute\u00a0; si cela dure, prévenez la personne qui s’occupe du serveur.'

const reasons: Readonly<Record<string, string>> = {
  NoSuchBucket: 'il ne connaît pas ce bucket',
  AccessDenied: 'ces clés n’ont pas le droit de le faire',
  InvalidAccessKeyId: 'il ne connaît pas S3_ACCESS_KEY_ID',
  SignatureDoesNotMatch: 'S3_SECRET_ACCESS_KEY n’est pas la bonne',
  BadDigest: 'ce qu’il a reçu n’est pas ce qui a été envoyé',
  TimeoutError: 'il ne répond pas',
  AbortError: 'il ne répond pas',
  ECONNREFUSED: 'personne ne répond à cette adresse',
  ENOTFOUND: 'cette adresse n’existe pas',
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const code = 'code' in error ? String(error.code) : ''
  return reasons[error.name] ?? reasons[code] ?? `il répond ${error.name} (${error.message})`
}
