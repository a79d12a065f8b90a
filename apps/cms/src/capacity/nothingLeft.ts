import { APIError } from 'payload'

/** An order takes again what it gave back, and others have taken it meanwhile. */
export class NothingLeft extends APIError {
  constructor(message: string) {
    super(message, 409, null, true)
  }
}
