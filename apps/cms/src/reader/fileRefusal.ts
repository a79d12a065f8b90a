/**
 * Says in a sentence for staff why a file is not taken. Thrown where a file is read: unlike Payload’s
 * own errors it costs the process of the reader nothing to load.
 */
export class FileRefusal extends Error {
  readonly sentence: string

  constructor(sentence: string) {
    super(sentence)
    this.sentence = sentence
  }
}
