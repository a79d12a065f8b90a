import type { PayloadRequest } from 'payload'
import type { Act } from './acts.ts'

/** Something that was done. Of a visitor it holds a number and a reference, nothing else. */
export interface Done {
  act: Act
  /** The slug of the collection or of the settings. */
  place: string
  /** The kind of record, as staff read it: « Actualité ». */
  what: string
  record?: number
  title?: string
  details?: string
}

/** Where nobody is signed in: the link of a letter, a plan whose author left, the command line. */
export const nobodySignedIn = 'Sans connexion'

/** Longer ones are cut: the record itself has all of it. */
const longest = { title: 120, details: 300 }

/** Writes it down in the transaction of the request: neither is kept without the other. */
export async function recordAct(req: PayloadRequest, done: Done): Promise<void> {
  const { user } = req
  const { title = '', details = '', ...rest } = done
  const data = {
    ...rest,
    by: user ? user.nom || user.email : nobodySignedIn,
    ...(user ? { person: Number(user.id) } : {}),
    title: cut(title, longest.title),
    details: cut(details, longest.details),
  }
  await req.payload.create({ collection: 'journal', data, depth: 0, req })
}

function cut(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most - 1)}…` : text
}
