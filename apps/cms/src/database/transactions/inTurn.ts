import type { PayloadRequest } from 'payload'

const turns = new WeakMap<PayloadRequest, Promise<unknown>>()

/**
 * Runs work one after the other within a request. Payload (3.90, collections/operations/delete.js)
 * runs the hooks of all records that it deletes at once, in one transaction: no lock of the
 * database separates them.
 */
export function inTurn<Result>(req: PayloadRequest, work: () => Promise<Result>): Promise<Result> {
  const turn = (turns.get(req) ?? Promise.resolve()).then(work)
  // The next in the queue runs all the same; a failure is reported to its own caller.
  const over = turn.catch(() => undefined)
  turns.set(req, over)
  return turn
}
