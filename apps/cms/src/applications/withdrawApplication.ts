import { conflict } from '@sira/contract/wire/refusals'
import { APIError, createLocalReq, type Payload } from 'payload'
import type { Pair } from '../dossiers/followed.ts'
import { foundByPair } from '../dossiers/followUp/foundByPair.ts'
import { foundOrNothing } from '../dossiers/followUp/foundOrNothing.ts'
import type { Application } from '../payload-types.ts'
import { moveApplication } from './moveApplication.ts'

/** By its candidate, as long as nothing is decided; twice is once. */
export async function withdrawApplication(pair: Pair, payload: Payload): Promise<Application> {
  const found = await foundOrNothing(() => foundByPair('candidatures', pair, payload))
  if (found.etat === 'retirée') return found
  const req = await createLocalReq({}, payload)
  try {
    return await moveApplication(found.id, 'retirée', { by: 'client' }, req)
  } catch (error) {
    if (error instanceof APIError && error.status === 409) {
      throw conflict('This application cannot be withdrawn any more')
    }
    throw error
  }
}
