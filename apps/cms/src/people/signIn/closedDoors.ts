import type { CollectionBeforeLoginHook, Endpoint } from 'payload'
import { APIError } from 'payload'

/**
 * Closes Payload's other ways to an account: registration, unlocking and verification do not exist
 * here.
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

/** Refuses any other sign-in by Payload: it would bypass the limits and the codes. */
export const onlyThroughSignIn: CollectionBeforeLoginHook = () => {
  throw new APIError('On se connecte par l’écran de connexion seulement.', 403)
}
