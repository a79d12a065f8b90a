import { tusHeaders, tusVersion } from '@sira/contract/deposits/tus'
import { depositBounds } from '../../../deposits/depositBounds.ts'

/** What `OPTIONS` says of this door. */
export const tusAbilities = {
  [tusHeaders.version]: tusVersion,
  'tus-version': tusVersion,
  'tus-max-size': String(depositBounds.bytes),
  'tus-extension': 'creation,expiration',
}
