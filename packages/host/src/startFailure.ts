/**
 * A reason not to start that the person at the keyboard can act on: shown as one sentence. It
 * imports nothing, so that the screens of the back office may be built with what throws it.
 */
export class StartFailure extends Error {
  override name = 'StartFailure'
}
