import type { AfterErrorHook } from 'payload'

/**
 * Errors of PostgreSQL (its appendix A, class 22) and SQLite for an invalid value, or one that
 * refers to nothing.
 */
const valueProblem = /^(?:22...|23503|SQLITE_(?:MISMATCH|TOOBIG|CONSTRAINT_FOREIGNKEY))$/
/** The errors of the parser of uploads (busboy 1.6). */
const brokenUpload =
  /^(?:Malformed part header|Malformed content type|Unexpected end of form|Multipart: Boundary not found|Request is not eligible)/
const badName =
  'Rien n’a été enregistré\u00a0: l’envoi est illisible, ou le nom du fichier contient un caractère qui ne se voit pas. Renommez le fichier, puis envoyez-le de nouveau.'

/** Answers malformed queries that only the database, or the decoding of the address, detects. */
export const tellMalformed: AfterErrorHook = ({ error }) => {
  const isUpload = brokenUpload.test(error.message)
  if (!isUpload && !(error instanceof URIError) && !isOfValue(error)) return undefined
  const message = isUpload
    ? badName
    : 'Rien n’a été fait\u00a0: une valeur de la demande n’est pas comprise.'
  return { response: { errors: [{ message, name: 'Malformed' }] }, status: 400 }
}

function isOfValue(error: unknown): boolean {
  for (let inner = error; inner instanceof Error; inner = inner.cause) {
    if ('code' in inner && valueProblem.test(String(inner.code))) return true
  }
  return false
}
