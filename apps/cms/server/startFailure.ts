/** A reason not to start that the person at the keyboard can act on: shown as one sentence. */
export class StartFailure extends Error {
  override name = 'StartFailure'
}
