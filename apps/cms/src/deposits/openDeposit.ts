import type { Payload } from 'payload'
import { privateKey } from '../store/privateFiles/privateFiles.ts'
import { ticketMark } from './ticketMark.ts'

interface BegunDeposit {
  length: number
  /** The name of the file. */
  name: string | undefined
  /** Of the sending it is for; nobody else may use it then. */
  key: string | undefined
  /** See networkMark. */
  network: string
}

/** Begins an upload, and gives its ticket, which is kept nowhere. */
export async function openDeposit(
  { length, name, key, network }: BegunDeposit,
  payload: Payload,
): Promise<string> {
  const ticket = privateKey()
  await payload.create({
    collection: 'depots',
    depth: 0,
    data: {
      jeton: ticketMark(ticket),
      cle: key === undefined ? null : ticketMark(key),
      reseau: network,
      fichier: name ?? null,
      longueur: length,
      recu: 0,
      morceaux: [],
    },
  })
  return ticket
}
