import type { FileRefusalCode } from '@sira/contract/deposits/fileRefusals'
import type { Payload } from 'payload'
import { createLocalReq } from 'payload'
import { withinTransaction } from '../../../database/transactions/withinTransaction.ts'
import { checkFile } from '../../../deposits/files/checkFile.ts'
import { keptFileValues } from '../../../deposits/keptFileFields.ts'
import { keepReceived } from '../../../deposits/receive/keepReceived.ts'
import { halfDaysOfSession } from '../attendance.ts'
import { heldSession } from '../heldSession.ts'

export interface SentSheet {
  session: number
  demiJournee: string
  /** The client key: sent twice, the photograph is kept once. */
  cle: string
  qui: string
  photo: Buffer
}

/** More of one half day is no sheet any more. */
const mostOfHalfDay = 20

export type SheetRefusal = FileRefusalCode | 'halfDay' | 'many'

/** Keeps a photograph, decoded and written anew, as a private file of its session; else why not. */
export async function keepSheet(
  sent: SentSheet,
  payload: Payload,
): Promise<SheetRefusal | undefined> {
  const { session, demiJournee, cle, qui, photo } = sent
  const req = await createLocalReq({}, payload)
  const halfDays = await halfDaysOfSession(await heldSession(session, req), req)
  if (!halfDays.some(({ name }) => name === demiJournee)) return 'halfDay'
  if (await isKept(cle, payload)) return undefined
  const where = { session: { equals: session }, demiJournee: { equals: demiJournee } }
  const { totalDocs } = await payload.count({ collection: 'feuilles-signees', where })
  if (totalDocs >= mostOfHalfDay) return 'many'
  const file = await checkFile(photo, `feuille-${demiJournee}`)
  if ('refusal' in file) return file.refusal
  if (!file.type.startsWith('image/')) return 'unknown'
  try {
    await withinTransaction(req, async () => {
      const kept = await keepReceived(new Map([['photo', file]]), 'fr', req)
      const data = { cle, session, demiJournee, qui, ...keptFileValues('photo', kept.get('photo')) }
      await req.payload.create({ collection: 'feuilles-signees', depth: 0, req, data })
    })
  } catch (error) {
    // The same may have come by another connection in the meantime.
    if (!(await isKept(cle, payload))) throw error
  }
  return undefined
}

async function isKept(cle: string, payload: Payload): Promise<boolean> {
  const where = { cle: { equals: cle } }
  return (await payload.count({ collection: 'feuilles-signees', where })).totalDocs > 0
}
