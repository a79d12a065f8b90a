import { APIError } from 'payload'

/** What something had given back is taken by others now. */
export class NothingLeft extends APIError {
  constructor(message: string) {
    super(message, 409, null, true)
  }
}
