import { setImmediate } from 'node:timers/promises'
import { storageFailureIn } from '../../storageFailure.ts'

interface Refused {
  id: number | string
  message: string
  isPublic: boolean
}

/** What became of the records of a list, as the screens read it. */
export interface Outcome {
  docs: { id: number | string }[]
  errors: Refused[]
}

/** What Payload says of a change of several, here of one. */
interface Changed {
  docs: { id: number | string }[]
  errors: { id: number | string; message: string; isPublic: boolean }[]
}

const unchanged = 'Cette fiche n’a pas changé.'

/**
 * Changes one record after the other; others have their turn in between. What is refused keeps no
 * other waiting. Where nothing can be kept any more it ends, and says so of all that are left.
 */
export async function changeEach(
  ids: readonly (number | string)[],
  change: (id: number | string) => Promise<Changed>,
): Promise<Outcome> {
  const outcome: Outcome = { docs: [], errors: [] }
  for (const [at, id] of ids.entries()) {
    try {
      const { docs, errors } = await change(id)
      outcome.docs.push(...docs.map((one) => ({ id: one.id })))
      outcome.errors.push(...errors.map(told))
    } catch (error) {
      // Nothing is done yet: who may not do it, or cannot, hears it as of one record.
      if (at === 0) throw error
      const message = storageFailureIn(error)?.message ?? unchanged
      outcome.errors.push(...ids.slice(at).map((left) => ({ id: left, message, isPublic: true })))
      break
    }
    await setImmediate()
  }
  return outcome
}

function told({ id, message, isPublic }: Refused): Refused {
  return { id, message: isPublic ? message : unchanged, isPublic }
}
