import type { AfterErrorHook } from 'payload'

/** Of PostgreSQL (its appendix A, class 22) and of SQLite: the value is what is wrong, or leads nowhere. */
const valueProblem = /^(?:22...|23503|SQLITE_(?:MISMATCH|TOOBIG|CONSTRAINT_FOREIGNKEY))$/
/** What the reader of sent files says (busboy 1.6). */
const brokenUpload =
  /^(?:Malformed part header|Malformed content type|Unexpected end of form|Multipart: Boundary not found|Request is not eligible)/
const badName =
  'Rien n’a été enregistré\u00a0: l’envoi est illisible, ou le nom du fichier contient un caractère qui ne se voit pas. Renommez le fichier, puis envoyez-le de nouveau.'

/** What only the database, or the reader of addresses, finds out about a question. */
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
