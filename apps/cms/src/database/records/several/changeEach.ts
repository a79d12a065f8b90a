import { setImmediate } from 'node:timers/promises'
import { storageFailureIn } from '../../storageFailure.ts'
import { withinTransaction } from '../../transactions/withinTransaction.ts'
import type { rightsOf } from './chosenRecords.ts'

interface Refused {
  id: number | string
  message: string
  isPublic: boolean
}

/**
 * The outcome for the records of a list, as the screens read it; Payload's result for one record
 * has the same shape.
 */
export interface Outcome {
  docs: { id: number | string }[]
  errors: Refused[]
}

type Rights = ReturnType<typeof rightsOf>

const unchanged = 'Cette fiche n’a pas changé.'

/**
 * Changes records one after the other, each in a transaction of its own, with turns for others in
 * between. A refused change is rolled back and does not stop the others. When the storage fails, it
 * stops and reports all remaining records.
 */
export async function changeEach(
  ids: readonly (number | string)[],
  rights: () => Rights,
  change: (id: number | string, rights: Rights) => Promise<Outcome>,
): Promise<Outcome> {
  const outcome: Outcome = { docs: [], errors: [] }
  for (const [at, id] of ids.entries()) {
    try {
      const { docs } = await changeWhole(rights(), (own) => change(id, own))
      outcome.docs.push(...docs.map((one) => ({ id: one.id })))
    } catch (error) {
      if (error instanceof Refusal) outcome.errors.push(...error.errors.map(told))
      // Nothing is done yet: the person gets the same error as for a single record.
      else if (at === 0) throw error
      else {
        const message = storageFailureIn(error)?.message ?? unchanged
        outcome.errors.push(...ids.slice(at).map((left) => ({ id: left, message, isPublic: true })))
        break
      }
    }
    await setImmediate()
  }
  return outcome
}

/**
 * Runs a change in one transaction: Payload (3.90) keeps what was written of a record before one of
 * its hooks failed.
 */
function changeWhole(
  rights: Rights,
  change: (rights: Rights) => Promise<Outcome>,
): Promise<Outcome> {
  return withinTransaction(rights.req, async () => {
    const outcome = await change(rights)
    if (outcome.errors.length > 0) throw new Refusal(outcome.errors)
    return outcome
  })
}

class Refusal extends Error {
  readonly errors: readonly Refused[]

  constructor(errors: readonly Refused[]) {
    super(unchanged)
    this.errors = errors
  }
}

function told({ id, message, isPublic }: Refused): Refused {
  return { id, message: isPublic ? message : unchanged, isPublic }
}
