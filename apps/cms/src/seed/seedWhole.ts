import { createLocalReq, type Payload } from 'payload'
import { allowLongTransactions } from '../database/transactions/transactionTime.ts'
import { withinTransaction } from '../database/transactions/withinTransaction.ts'
import { fileFoldersOf } from '../store/fileFoldersOf.ts'
import { isEmpty, seedDatabase } from './seedDatabase.ts'
import { forgetSeedMark, startWithoutPictures } from './seedMark.ts'

/**
 * Fills an empty database with the whole demo content in one step: a killed program leaves it
 * empty. Gives whether it was empty.
 */
export async function seedWhole(payload: Payload): Promise<boolean> {
  const { media } = fileFoldersOf(payload)
  const empty = await isEmpty(payload)
  if (empty) {
    console.info('Base vide : mise en place du contenu de démonstration…')
    // In a bucket, the nightly clean-up removes the rest of a killed seed by its notes.
    if (media.where === 'disk') startWithoutPictures(media.path)
    const req = await createLocalReq({}, payload)
    const seed = async () => seedDatabase(writingWithin(await req.transactionID, payload))
    await allowLongTransactions(() => withinTransaction(req, seed))
  }
  if (media.where === 'disk') forgetSeedMark(media.path)
  return empty
}

/** Payload as the seed uses it; each call is a request of its own, all of them in one transaction. */
function writingWithin(transactionID: unknown, payload: Payload): Payload {
  const within = (name: 'create' | 'update' | 'updateGlobal') => {
    const call: (this: Payload, options: never) => unknown = payload[name]
    return (options: object) => call.call(payload, { ...options, req: { transactionID } } as never)
  }
  return Object.assign(Object.create(payload) as Payload, {
    create: within('create'),
    update: within('update'),
    updateGlobal: within('updateGlobal'),
  })
}
