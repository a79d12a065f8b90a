import type { PayloadRequest } from 'payload'
import { deleteAll } from '../database/records/deleteAll.ts'
import { lockRow } from '../database/records/lockRow.ts'
import type { RetentionLimits, StayingFor } from '../dossiers/keptKind.ts'
import { deleteLettersAbout } from '../dossiers/lettersAbout.ts'
import { withoutReplies } from '../dossiers/retention/withoutTexts.ts'
import { searchedText } from '../dossiers/search/plainSearch.ts'
import { removePrivate } from '../store/privateFiles/privateFiles.ts'

type Ids = readonly number[]

/** What was accepted, while the accounts need it. */
export async function stayingEstimates(
  ids: Ids,
  { booked }: Pick<RetentionLimits, 'booked'>,
  req: PayloadRequest,
): Promise<ReadonlyMap<number, StayingFor>> {
  // Locks the rows until they are erased: one may be accepted just now.
  if (await req.transactionID)
    for (const id of ids.toSorted((one, other) => one - other))
      await lockRow('estimations', id, req)
  const { docs } = await req.payload.find({
    collection: 'estimations',
    where: {
      id: { in: [...ids] },
      etat: { equals: 'accepté' },
      createdAt: { greater_than_equal: booked },
    },
    select: {},
    pagination: false,
    depth: 0,
    req,
  })
  return new Map(docs.map(({ id }) => [id, 'accounts']))
}

/** Of what stays: neither the address nor what was said, nor the file, which repeats both. */
export async function trimEstimates(ids: Ids, req: PayloadRequest): Promise<void> {
  const files: (string | null | undefined)[] = []
  for (const id of ids) {
    const { numero, nom, phone, history, fichier } = await req.payload.findByID({
      collection: 'estimations',
      id,
      depth: 0,
      req,
    })
    await req.payload.db.updateOne({
      collection: 'estimations',
      id,
      data: {
        email: null,
        mot: null,
        conditions: null,
        fichier: null,
        ...withoutReplies(history),
        searchText: searchedText([numero, nom, phone]),
      },
      req,
    })
    files.push(fichier)
    await deleteLettersAbout('estimations', id, req)
  }
  await removePrivate(files, req)
}

const nothing = { nom: null, email: null, phone: null, mot: null, conditions: null, fichier: null }

/** A draft goes; of what was sent its number, its dates and its sum stay, and nothing in words. */
export async function blankEstimates(ids: Ids, req: PayloadRequest): Promise<void> {
  const where = { id: { in: [...ids] } }
  await deleteAll('estimations', { ...where, numero: { exists: false } }, req)
  const asked = { collection: 'estimations', where, pagination: false, depth: 0, req } as const
  const { docs } = await req.payload.find(asked)
  for (const { id, numero, history } of docs) {
    await req.payload.db.updateOne({
      collection: 'estimations',
      id,
      data: {
        ...nothing,
        ...withoutReplies(history),
        lignes: [],
        searchText: searchedText([numero]),
        effaceeLe: new Date().toISOString(),
      },
      req,
    })
    await deleteLettersAbout('estimations', id, req)
  }
  const files = docs.map(({ fichier }) => fichier)
  await removePrivate(files, req)
}
