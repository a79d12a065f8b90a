import type { CollectionBeforeLoginHook, Endpoint } from 'payload'
import { APIError } from 'payload'

/**
 * Payload's other ways to an account, closed: nobody registers, nothing is locked that could be
 * unlocked, no address waits to be verified.
 */
export const closedDoors: Endpoint[] = ['/first-register', '/unlock', '/verify/:id'].map(
  (path) => ({
    path,
    method: 'post',
    handler: () => {
      throw new APIError('Vous n’y avez pas accès.', 403)
    },
  }),
)

/** Whatever else of Payload would sign somebody in: it knows neither the limits nor the codes. */
export const onlyThroughSignIn: CollectionBeforeLoginHook = () => {
  throw new APIError('On se connecte par l’écran de connexion seulement.', 403)
}
