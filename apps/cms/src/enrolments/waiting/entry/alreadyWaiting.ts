/**
 * The same person waits already, and who asks may be somebody else: he is told no reference, and
 * counted as one who guesses.
 */
export class AlreadyWaiting extends Error {
  constructor() {
    super('Somebody of this name and number waits already')
  }
}
