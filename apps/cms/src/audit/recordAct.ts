import type { PayloadRequest } from 'payload'
import type { Act } from './acts.ts'

/** An act for the audit. About a visitor it holds only a number and a reference. */
export interface Done {
  act: Act
  /** The person who acted, where another one is signed in. */
  by?: string
  /** The slug of the collection or of the settings. */
  place: string
  /** The kind of record, as staff read it: « Actualité ». */
  what: string
  record?: number
  title?: string
  details?: string
}

/**
 * Used when nobody is signed in: a link in a letter, a plan whose author left, the command line.
 */
export const nobodySignedIn = 'Sans connexion'

/** The most characters; longer texts are cut, because the record itself has all of them. */
const longest = { title: 120, details: 300 }

/** Writes it down in the transaction of the request: neither is kept without the other. */
export async function recordAct(req: PayloadRequest, done: Done): Promise<void> {
  const { user } = req
  const { title = '', details = '', ...rest } = done
  const data = {
    by: user ? user.nom || user.email : nobodySignedIn,
    ...rest,
    ...(user ? { person: Number(user.id) } : {}),
    title: cut(title, longest.title),
    details: cut(details, longest.details),
  }
  await req.payload.create({ collection: 'journal', data, depth: 0, req })
}

function cut(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most - 1)}…` : text
}
